/** Which print shop's profile a print file follows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCheck, readPrintProfiles, takesSheets, type PrintProfile } from '@figurina/album';
import type { ErrorCode, RenderParams } from '@figurina/contract';

const FOLDER = join(import.meta.dirname, '../../../../../content/print-profiles');

type ProfileFault = 'unknown' | 'not_a_print_file' | 'other_sheets';

/** Why an order cannot follow a profile; `pointer` and `fault` where one setting is to blame. */
export interface ProfileRefusal {
  readonly refused: ErrorCode;
  readonly pointer?: string;
  readonly fault?: ProfileFault;
}

export interface PrintProfiles {
  /** Null for files that nobody prints from: pictures, what has no bleed, and checks. */
  choose(
    params: Pick<RenderParams, 'format' | 'includeBleed' | 'mode' | 'preset' | 'printProfile'>,
  ): PrintProfile | null | ProfileRefusal;
  /** One that was chosen before. */
  named(id: string): PrintProfile | null;
}

/** Throws where a profile is wrong or the house's own does not exist: such a server does not start. */
export function createPrintProfiles(house: string, folder = FOLDER): PrintProfiles {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const profiles = readPrintProfiles(
    names.map((name): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
  if (!profiles.has(house))
    throw new Error(`PRINT_PROFILE is ${house}, but there are only ${[...profiles.keys()].join(', ')}`);

  return {
    choose: ({ format, includeBleed, mode, preset, printProfile }) => {
      const profile = profiles.get(printProfile || house);
      const refuse = (setting: string, fault: ProfileFault): ProfileRefusal => ({
        refused: 'invalid_request',
        pointer: `/render_job/params/${setting}`,
        fault,
      });
      if (!profile) return refuse('printProfile', 'unknown');
      if (format !== 'pdf' || !includeBleed || isCheck(preset)) {
        if (printProfile === '') return null;
        return format === 'pdf' && !includeBleed && profile.marks
          ? { refused: 'bleed_needed_for_marks' }
          : refuse('printProfile', 'not_a_print_file');
      }
      return takesSheets(profile, mode) ? profile : refuse('mode', 'other_sheets');
    },
    named: (id) => profiles.get(id) ?? null,
  };
}

export function isProfileRefusal(chosen: PrintProfile | null | ProfileRefusal): chosen is ProfileRefusal {
  return chosen !== null && 'refused' in chosen;
}
