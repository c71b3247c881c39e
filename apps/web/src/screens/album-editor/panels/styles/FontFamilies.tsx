import { customFonts, type FontEntry, type FontRole } from '@figurina/album';
import { ALBUM_FONTS, albumFont, cssFontFamily, offerFonts } from '@figurina/drawing';
import { useRovingFocus } from '@figurina/ui';
import { TextInput, UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { keepRecentFont, recentFonts } from '../../stage/toolbar/text/recent-fonts.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useAlbumStyle, useMayStyle } from '../../session/style/use-album-style.ts';
import { useTryOn } from './use-try-on.ts';

/** All fonts for one role, in their own faces: those of the album's texts and those used last first, or those with the typed words in their name. */
export function FontFamilies({ role }: { role: FontRole }) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [recent] = useState(recentFonts);
  const { store } = useEditor();
  const [custom] = useState(() => customFonts(store.document));
  useEffect(() => void offerFonts(), []);
  const wanted = search.trim().toLowerCase();
  const all = ALBUM_FONTS.map(({ family }) => family).filter((family) => family.toLowerCase().includes(wanted));
  const first = wanted === '' ? recent.filter((family) => albumFont(family)) : [];
  const ofAlbum = wanted === '' ? custom.filter((family) => albumFont(family)) : [];
  return (
    <div className="styles-families">
      <TextInput
        leftSection={<IconSearch size={16} />}
        aria-label={t('text.font.search')}
        placeholder={t('text.font.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {ofAlbum.length > 0 ? <Families role={role} label={t('text.font.group.album')} families={ofAlbum} /> : null}
      {first.length > 0 ? <Families role={role} label={t('text.font.group.recent')} families={first} /> : null}
      {all.length > 0 ? <Families role={role} label={t('text.font.group.all')} families={all} /> : null}
      <p className="panel-hint" role="status">
        {all.length === 0 ? t('text.font.none') : null}
      </p>
    </div>
  );
}

function Families({ role, label, families }: { role: FontRole; label: string; families: readonly string[] }) {
  const { fonts } = useAlbumStyle();
  const mayStyle = useMayStyle();
  const tryOn = useTryOn();
  const roving = useRovingFocus<HTMLDivElement>();
  const chosen = fonts.get(role)?.family;
  return (
    <>
      <h4 aria-hidden="true">{label}</h4>
      <div className="styles-family-list" role="radiogroup" aria-label={label} {...roving}>
        {families.map((family) => {
          const on = tryOn({ name: family, fonts: { [role]: entryOf(role, family) } });
          return (
            <div key={family} role="presentation">
              <UnstyledButton
                className="styles-family"
                role="radio"
                aria-checked={family === chosen}
                disabled={!mayStyle}
                style={{ fontFamily: cssFontFamily(family) }}
                {...on}
                onClick={() => {
                  keepRecentFont(family);
                  on.onClick();
                }}
              >
                {family}
                {family === chosen ? <IconCheck size={16} aria-hidden="true" /> : null}
              </UnstyledButton>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Headings are bold where the family has a bold cut. */
function entryOf(role: FontRole, family: string): FontEntry {
  return { family, bold: role !== 'paragraph' && (albumFont(family)?.bold ?? false) };
}
