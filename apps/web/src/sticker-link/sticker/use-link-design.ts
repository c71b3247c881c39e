import { loadFonts, resolveFont } from '@figurina/drawing';
import { useEffect, useMemo } from 'preact/hooks';
import { useForm } from '../form-context.ts';
import { linkDesign, type LinkDesign } from './link-design.ts';

/** The design of the link's album, its fonts on their way. */
export function useLinkDesign(): LinkDesign {
  const { link } = useForm();
  const design = useMemo(() => linkDesign(link), [link]);
  const { fonts } = design.look;
  const hasLook = link.look !== null;
  useEffect(() => {
    if (!hasLook) return;
    const families = (['title', 'sub_title', 'paragraph'] as const).map((role) => resolveFont(role, fonts).family);
    // A font that does not come leaves the words in another one.
    void loadFonts(families).catch(() => undefined);
  }, [fonts, hasLook]);
  return design;
}
