import { useI18n } from '../../../../../app/use-t.ts';

/** The words of a refusal that came as a code, row by row; a newer server may know one that this page does not. */
export function useProblemWords(): (code: string) => string {
  const { t, has } = useI18n();
  return (code) => {
    const key = `problems.${code}`;
    return has(key) ? (t as (known: string) => string)(key) : t('people.failed');
  };
}
