/** The look as a Mantine theme. Everything of our own parts is in src/styles, on the same tokens. */
import { createTheme } from '@mantine/core';
import { pitch, sky, stamp, sun } from './colours.ts';

const UI_FONT = '"Rubik Variable", system-ui, sans-serif';
const DISPLAY_FONT = '"Bricolage Grotesque Variable", "Rubik Variable", system-ui, sans-serif';
/** Controls are ink green; vermilion is kept for the one commit of a surface (StampButton) and for progress. */
const inkControl = { defaultProps: { color: 'pitch.8' } };

export const theme = createTheme({
  fontFamily: UI_FONT,
  headings: {
    fontFamily: DISPLAY_FONT,
    fontWeight: '800',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.75rem', lineHeight: '1.02' },
      h2: { fontSize: '1.75rem', lineHeight: '1.1' },
      h3: { fontSize: '1.25rem', lineHeight: '1.2' },
    },
  },
  colors: { stamp, pitch, sun, sky },
  primaryColor: 'stamp',
  primaryShade: 6,
  black: '#0a231e',
  white: '#ffffff',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.3', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '18px', xl: '28px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 0 #0a231e14',
    sm: '0 1px 2px #0a231e1f, 0 2px 6px #0a231e14',
    md: '0 2px 4px #0a231e1a, 0 8px 20px #0a231e1f',
    lg: '0 4px 8px #0a231e1a, 0 18px 40px #0a231e2e',
    xl: '0 8px 12px #0a231e1a, 0 32px 64px #0a231e3d',
  },
  cursorType: 'pointer',
  focusClassName: 'fig-focus',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { color: 'pitch.8', variant: 'subtle', radius: 'md' } },
    Button: { defaultProps: { color: 'pitch.8', radius: 'xl' } },
    Checkbox: inkControl,
    Modal: {
      defaultProps: { radius: 'lg', shadow: 'xl', centered: true, overlayProps: { color: '#0a231e', opacity: 0.6 } },
    },
    Radio: inkControl,
    SegmentedControl: { defaultProps: { color: 'pitch.8', radius: 'xl' } },
    Slider: inkControl,
    Switch: inkControl,
    Tabs: { defaultProps: { color: 'pitch.8', variant: 'pills', radius: 'xl' } },
    Tooltip: {
      defaultProps: {
        openDelay: 500,
        radius: 'sm',
        color: 'pitch.9',
        events: { hover: true, focus: true, touch: false },
      },
    },
  },
});
