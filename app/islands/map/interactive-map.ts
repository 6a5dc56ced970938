import type * as MapLibre from 'maplibre-gl'
import { isWithin, type Bounds, type Position } from '#app/modules/geo/distance.ts'
import type { Geometry } from '#app/modules/geo/geometry.ts'
import { minimapZoom, mobileBreakpoint, proximityZoom } from '#app/modules/geo/map-constants.ts'
import { withArea, type MapData } from '#app/modules/geo/map-data.ts'
import { areaOf, viewFor } from '#app/modules/geo/map-drawing.ts'
import { boundsOfMap, corners, coveredOf, keepMarkers, type Library } from './kept-markers.ts'
import { markTogether } from './map-marks.ts'
import { mapboxStyle, ownStyle, regionBounds } from './map-style.ts'

/** How long the map may take to draw its first picture before the drawn one is kept. */
const patience = 15_000

/** Whether the browser can draw at all: one that cannot is spared the download. */
function canDraw(): boolean {
  const canvas = document.createElement('canvas')
  return Boolean(canvas.getContext('webgl2') ?? canvas.getContext('webgl'))
}

/**
 * Opens the map over the drawn one inside `panel` and resolves when it stands; rejects, leaving the panel as it was, when
 * the browser cannot draw it. Until the first picture the stage is not seen: the drawn map and its pins stay in use. They
 * come back when the graphics card takes the picture away.
 */
export async function openMap(panel: HTMLElement, data: MapData): Promise<void> {
  const drawn = panel.querySelector<HTMLElement>('.map__view')
  if (!drawn) throw new Error('There is no drawn map to replace.')
  if (!canDraw()) throw new Error('This browser draws no maps.')
  const [library, geometry] = await Promise.all([loadLibrary(), loadGeometry()])
  const stage = document.createElement('div')
  stage.className = 'map__stage'
  // The library's own styles decide how its container is placed, so that is an element inside the stage.
  const container = document.createElement('div')
  container.className = 'map__canvas'
  container.style.font = 'inherit'
  stage.append(container)
  drawn.after(stage)
  try {
    const map = await start(library, container, panel, data, geometry)
    drawn.classList.add('is-replaced')
    map.on('webglcontextlost', () => drawn.classList.remove('is-replaced'))
    map.on('webglcontextrestored', () => drawn.classList.add('is-replaced'))
    const list = document.querySelector<HTMLElement>('.results__list')
    if (list) markTogether(list, panel, data.points)
    const refresh = keepMarkers(library, map, panel, data, geometry)
    const follow = () => {
      // Before the names are written: they keep clear of what these say.
      followArea(panel, map)
      countOutside(panel, map, data)
      refresh()
    }
    map.on('moveend', follow)
    map.on('resize', follow)
    follow()
  } catch (error) {
    stage.remove()
    throw error
  }
}

/** The build that takes its worker from an address of ours, so that the page's policy needs no blob: workers. */
async function loadLibrary(): Promise<Library> {
  const [module, worker] = await Promise.all([
    import('maplibre-gl/dist/maplibre-gl-csp.js') as Promise<{ default: Library }>,
    import('maplibre-gl/dist/maplibre-gl-csp-worker.js?url'),
    import('maplibre-gl/dist/maplibre-gl.css'),
  ])
  module.default.setWorkerUrl(worker.default)
  return module.default
}

async function loadGeometry(): Promise<Geometry> {
  const { default: counties } = await import('#app/modules/geo/geometry/counties.json')
  return counties as unknown as Geometry
}

function start(
  library: Library,
  container: HTMLElement,
  panel: HTMLElement,
  data: MapData,
  geometry: Geometry,
): Promise<MapLibre.Map> {
  const token = panel.dataset.mapboxToken
  const only = data.points.length === 1 ? data.points[0] : undefined
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new library.Map({
    container,
    style: token ? mapboxStyle(token) : ownStyle(geometry, data.labels),
    // Where the drawn map is; one address on tiles with streets is shown closer.
    ...(token && only
      ? { center: [only.lng, only.lat], zoom: minimapZoom }
      : { bounds: corners(firstBounds(container, data)) }),
    maxBounds: corners(regionBounds),
    maxZoom: token ? 18 : 15,
    attributionControl: token ? {} : false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // On phones one finger scrolls the page and two move the map, else the page could not be left.
    cooperativeGestures: window.innerWidth <= mobileBreakpoint,
    fadeDuration: isStill ? 0 : 300,
    locale: {
      'Map.Title': data.words.region,
      'NavigationControl.ZoomIn': data.words.zoomIn,
      'NavigationControl.ZoomOut': data.words.zoomOut,
    },
    trackResize: true,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new library.NavigationControl({ showCompass: false }), 'top-right')
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('The map did not draw.')), patience)
    const fail = (error: Error) => {
      clearTimeout(timer)
      map.remove()
      reject(error)
    }
    void map.once('load', () => {
      clearTimeout(timer)
      map.off('error', failed)
      resolve(map)
    })
    // A single missing tile is no reason to give up; no style or no WebGL is.
    const failed = (event: { error: Error; sourceId?: string }) => {
      if (event.sourceId === undefined) fail(event.error)
    }
    map.on('error', failed)
  })
}

/** What is seen first: as on the drawn map, fitted into what nothing lies over. */
function firstBounds(container: HTMLElement, data: MapData): Bounds {
  const { clientWidth: width, clientHeight: height } = container
  return viewFor({ ...data, width, height, inset: coveredOf(container) }).bounds
}

/** Keeps the "search this area" link pointing at what the map shows; a view of the whole region is no area. */
function followArea(panel: HTMLElement, map: MapLibre.Map): void {
  const link = panel.querySelector<HTMLAnchorElement>('[data-map-area]')
  if (!link) return
  link.hidden = map.getZoom() < proximityZoom
  const drop = panel.dataset.drop?.split(' ')
  const area: { center: Position; radiusMeters: number } = areaOf(boundsOfMap(map))
  link.setAttribute('href', withArea(link.getAttribute('href') ?? '', area, drop))
}

/** Says how many places are beyond the edge of what is shown. */
function countOutside(panel: HTMLElement, map: MapLibre.Map, { points, words }: MapData): void {
  const line = panel.querySelector<HTMLElement>('[data-map-outside]')
  if (!line) return
  const bounds = boundsOfMap(map)
  const count = points.filter((point) => !isWithin(point, bounds)).length
  line.hidden = count === 0
  line.textContent = words.outside.replace('{count}', String(count))
}
