/** The build of the library whose worker is a file of its own. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  import type * as library from 'maplibre-gl'
  const exported: typeof library
  export default exported
}
