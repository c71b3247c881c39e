import type { AlbumLanguage } from '@figurina/album';

/** The stripes of a flag, by their colours: lying, or standing. English has no stripes. */
const STRIPES: Record<
  Exclude<AlbumLanguage, 'en'>,
  { readonly colors: readonly string[]; readonly standing?: true }
> = {
  de: { colors: ['#000000', '#dd0000', '#ffce00'] },
  fr: { colors: ['#0055a4', '#ffffff', '#ef4135'], standing: true },
  it: { colors: ['#009246', '#ffffff', '#ce2b37'], standing: true },
  pl: { colors: ['#ffffff', '#dc143c'] },
};
const WIDTH = 22;
const HEIGHT = 15;

/** The flag that stands for a language, beside its name. */
export function Flag({ language }: { language: AlbumLanguage }) {
  return (
    <svg className="fig-flag" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {language === 'en' ? <Union /> : <Stripes {...STRIPES[language]} />}
    </svg>
  );
}

function Stripes({ colors, standing }: { readonly colors: readonly string[]; readonly standing?: true }) {
  const part = (standing ? WIDTH : HEIGHT) / colors.length;
  return colors.map((fill, at) =>
    standing ? (
      <rect key={fill} x={at * part} width={part} height={HEIGHT} fill={fill} />
    ) : (
      <rect key={fill} y={at * part} width={WIDTH} height={part} fill={fill} />
    ),
  );
}

function Union() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="#012169" />
      <path d="M0 0 22 15M22 0 0 15" stroke="#fff" strokeWidth="3" />
      <path d="M0 0 22 15M22 0 0 15" stroke="#c8102e" strokeWidth="1" />
      <path d="M11 0V15M0 7.5H22" stroke="#fff" strokeWidth="5" />
      <path d="M11 0V15M0 7.5H22" stroke="#c8102e" strokeWidth="3" />
    </>
  );
}
