import type { PrintCheck } from '@figurina/contract';
import type { ManifestFile } from '../artifact/describe-file.ts';

/** P42: every file is in the manifest, print files with the checks that they passed. */
export function checkManifest(
  described: readonly ManifestFile[],
  manifest: { readonly files: readonly unknown[] },
): PrintCheck {
  const failed = described.filter(({ checks = [] }) => checks.some(({ passed }) => !passed)).map(({ name }) => name);
  const passed = manifest.files.length === described.length && failed.length === 0;
  return { rule: 'P42', passed, detail: passed ? `${described.length} files` : `not ${failed.join(', ')}` };
}
