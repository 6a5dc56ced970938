import type * as MapLibre from 'maplibre-gl'
import { boundsOf, type Bounds, type Position } from '#app/modules/geo/distance.ts'
import { defaultLocale, isLocale } from '#app/core/i18n/locale.ts'
import type { Geometry } from '#app/modules/geo/geometry.ts'
import { minimapZoom, mobileBreakpoint, proximityZoom } from '#app/modules/geo/map-constants.ts'
import { withArea, type MapData } from '#app/modules/geo/map-data.ts'
import { areaOf, markerBox, type MapPoint } from '#app/modules/geo/map-drawing.ts'
import { layOutLabels } from '#app/modules/geo/map-labels.ts'
import { layOutMarkers } from '#app/modules/geo/marker-layout.ts'
import type { View } from '#app/modules/geo/projection.ts'
import { clusterElement, labelElement, pinElement } from './map-markers.ts'
import { mapboxStyle, ownStyle, regionBounds } from './map-style.ts'

type Library = typeof MapLibre

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
  drawn.append(stage)
  try {
    const map = await start(library, container, panel, data, geometry)
    drawn.classList.add('is-replaced')
    map.on('webglcontextlost', () => drawn.classList.remove('is-replaced'))
    map.on('webglcontextrestored', () => drawn.classList.add('is-replaced'))
    const refresh = keepMarkers(library, map, data, geometry)
    const follow = () => {
      refresh()
      followArea(panel, map)
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
    ...(token && only ? { center: [only.lng, only.lat], zoom: minimapZoom } : { bounds: corners(data.bounds) }),
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

function corners({ west, south, east, north }: Bounds): [number, number, number, number] {
  return [west, south, east, north]
}

function boundsOfMap(map: MapLibre.Map): Bounds {
  const box = map.getBounds()
  return { west: box.getWest(), south: box.getSouth(), east: box.getEast(), north: box.getNorth() }
}

/** The map as the drawn maps' layout sees it. */
function viewOf(map: MapLibre.Map): View {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const bounds = boundsOfMap(map)
  return {
    width,
    height,
    bounds,
    metersPerPixel: (40_075_017 * Math.cos((map.getCenter().lat * Math.PI) / 180)) / (512 * 2 ** map.getZoom()),
    project: ({ lat, lng }) => map.project([lng, lat]),
  }
}

/** Lays the markers and names out anew for each view, by the rules of the drawn map. */
function keepMarkers(library: Library, map: MapLibre.Map, data: MapData, geometry: Geometry): () => void {
  let shown: MapLibre.Marker[] = []
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const usesTiles = map.getSource('mapbox') !== undefined
  const show = (content: HTMLElement, x: number, y: number) => {
    const marker = new library.Marker({ element: content, anchor: 'top-left' })
    shown.push(marker.setLngLat(map.unproject([x, y])).addTo(map))
    // The library calls every marker a button; ours hold a link or a list of their own.
    content.removeAttribute('role')
    content.removeAttribute('aria-label')
  }
  return () => {
    const focused = map.getContainer().contains(document.activeElement) ? hrefOfActive() : null
    for (const marker of shown) marker.remove()
    shown = []
    const view = viewOf(map)
    const anchors = data.points.map((item) => ({ item, ...view.project(item) }))
    const inView = anchors.filter(({ x, y }) => x >= 0 && y >= 0 && x <= view.width && y <= view.height)
    const markers = layOutMarkers(inView, view)
    // Tiles bring their own names.
    const labels = usesTiles ? [] : layOutLabels(data.labels, geometry, view, markers.map(markerBox), locale)
    for (const label of labels) show(labelElement(label), label.x, label.y)
    for (const marker of markers) {
      if (marker.kind === 'pin') show(pinElement(marker.item), marker.x, marker.y)
      else {
        const words = data.words.cluster.replace('{count}', String(marker.items.length))
        show(
          clusterElement(marker.items, words, () => comeCloser(map, marker.items)),
          marker.x,
          marker.y,
        )
      }
    }
    if (focused)
      map
        .getContainer()
        .querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)
        ?.focus()
  }
}

function hrefOfActive(): string | null {
  return document.activeElement?.getAttribute('href') ?? null
}

/** Zooms to the places of a cluster; false when they stand on one spot or the map is as close as it gets. */
function comeCloser(map: MapLibre.Map, points: readonly MapPoint[]): boolean {
  const bounds = boundsOf(points)
  const isOneSpot = !bounds || (bounds.east - bounds.west < 0.0004 && bounds.north - bounds.south < 0.0004)
  if (isOneSpot || map.getZoom() >= map.getMaxZoom() - 0.1) return false
  map.fitBounds(corners(bounds), { padding: 70, maxZoom: Math.min(map.getMaxZoom(), map.getZoom() + 3) })
  return true
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
