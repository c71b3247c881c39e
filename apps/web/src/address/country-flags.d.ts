/** Each flag as the text of its picture. The package types only all of them together, which would bring them all along. */
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string;
  export default svg;
}
