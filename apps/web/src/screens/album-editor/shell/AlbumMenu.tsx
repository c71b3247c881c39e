import { may } from '@figurina/album';
import { LEGAL_PAGES, legalPath } from '@figurina/contract';
import { useSource } from '@figurina/drawing';
import { ActionMenu, type MenuEntry } from '@figurina/ui';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCookie from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { Suspense, useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import { openHelp } from '../../../app/help-topics.ts';
import { useConfig } from '../../../app/use-config.ts';
import { useConsentSettings } from '../../../app/use-consent-settings.ts';
import { useLegalPages } from '../../../app/use-legal-pages.ts';
import { PhoneWarning } from '../panels/onboarding/PhoneWarning.tsx';
import { useQuestions } from '../session/album/use-questions.ts';
import { useEditor } from '../session/editor-context.ts';
import { schedulerOf } from '../../../schedulers/scheduler-of.ts';
import { lazyPart } from '../parts/lazy-part.ts';
import { ShareSheet } from './share/ShareSheet.tsx';
import { useProof } from './use-proof.ts';

const BlueprintDialog = lazyPart(async () =>
  import('./blueprint/BlueprintDialog.tsx').then((part) => ({ default: part.BlueprintDialog })),
);

/** What can be done with the album as a whole. `account`: where the account has no menu of its own. */
export function AlbumMenu({ isMobile = false, account = [] }: { isMobile?: boolean; account?: readonly MenuEntry[] }) {
  const t = useT();
  const session = useEditor();
  const proof = useProof();
  const pages = useLegalPages(LEGAL_PAGES);
  const openConsent = useConsentSettings();
  const config = useConfig();
  const { organization } = useSource(session.meta);
  const questions = useQuestions();
  const scheduler = config && organization ? schedulerOf(config, organization.size) : null;
  const [open, setOpen] = useState<'blueprint' | 'phone' | 'share' | null>(null);
  const makesBlueprints = may(session.actor(), 'makeBlueprint');
  return (
    <>
      <ActionMenu
        label={t('editor.menu')}
        button={<IconDots size={21} />}
        entries={[
          ...(isMobile
            ? [{ kind: 'action', label: t('share.button'), icon: IconShare, run: () => setOpen('share') } as const]
            : []),
          {
            kind: 'action',
            label: t('editor.menu.proof'),
            icon: IconFileDownload,
            run: () => void proof.download(),
            disabled: proof.busy,
          },
          ...(may(session.actor(), 'startProof')
            ? [
                {
                  kind: 'action',
                  label: t('proof.menu'),
                  icon: IconEyeCheck,
                  run: () => session.windows.open({ kind: 'proof' }),
                } as const,
              ]
            : []),
          ...(questions.length > 0
            ? [
                {
                  kind: 'action',
                  label: t('questions.title'),
                  icon: IconMessageQuestion,
                  run: () => session.windows.open({ kind: 'questions', spreadId: null }),
                } as const,
              ]
            : []),
          {
            kind: 'action',
            label: t('preflight.title'),
            icon: IconChecklist,
            run: () => session.windows.open({ kind: 'preflight' }),
          },
          {
            kind: 'action',
            label: t('versions.title'),
            icon: IconHistory,
            run: () => session.windows.open({ kind: 'history' }),
          },
          ...(makesBlueprints
            ? [
                {
                  kind: 'action',
                  label: t('blueprint.menu'),
                  icon: IconTemplate,
                  run: () => setOpen('blueprint'),
                } as const,
              ]
            : []),
          ...(isMobile
            ? [
                {
                  kind: 'action',
                  label: t('phone.again'),
                  icon: IconDeviceLaptop,
                  run: () => setOpen('phone'),
                } as const,
              ]
            : []),
          ...account,
          {
            kind: 'action',
            label: t('editor.help'),
            icon: IconHelp,
            run: () => openHelp('start', session.meta.get().category),
          },
          ...(scheduler
            ? [
                {
                  kind: 'action',
                  label: t('scheduler.menu'),
                  icon: IconCalendar,
                  run: () => void window.open(scheduler.url, '_blank', 'noopener,noreferrer'),
                } as const,
              ]
            : []),
          ...pages.map((page): MenuEntry => ({
            kind: 'action',
            label: t(`legal.${page}`),
            icon: page === 'contact' ? IconMail : IconFileText,
            run: () => void window.open(legalPath(page), '_blank', 'noopener'),
          })),
          ...(openConsent
            ? [{ kind: 'action', label: t('legal.cookies'), icon: IconCookie, run: openConsent } as const]
            : []),
        ]}
      />
      {makesBlueprints ? (
        <Suspense>
          <BlueprintDialog opened={open === 'blueprint'} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {isMobile ? <ShareSheet opened={open === 'share'} onClose={() => setOpen(null)} /> : null}
      {isMobile ? <PhoneWarning opened={open === 'phone'} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
