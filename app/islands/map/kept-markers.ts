import type * as MapLibre from 'maplibre-gl'
import { defaultLocale, isLocale } from '#app/core/i18n/locale.ts'
import { boundsOf, type Bounds } from '#app/modules/geo/distance.ts'
import type { Geometry } from '#app/modules/geo/geometry.ts'
import type { MapData } from '#app/modules/geo/map-data.ts'
import type { Inset, MapPoint } from '#app/modules/geo/map-drawing.ts'
import { markerBox } from '#app/modules/geo/map-marks.ts'
import { layOutLabels, type Box } from '#app/modules/geo/map-labels.ts'
import { layOutMarkers, type PositionedMarker } from '#app/modules/geo/marker-layout.ts'
import type { View } from '#app/modules/geo/projection.ts'
import { clusterElement, labelElement, pinElement } from './map-markers.ts'
import { cardOf, openSheet } from './map-sheet.ts'

export type Library = typeof MapLibre

/** Pixels of the map that the strip of cards and the words over it cover. */
export function coveredOf(container: HTMLElement): Inset {
  const box = container.getBoundingClientRect()
  const over = (selector: string) => {
    const other = document.querySelector(selector)?.getBoundingClientRect()
    return other && other.left < box.right && other.right > box.left ? other : null
  }
  const [strip, note] = [over('.results__list'), over('.map__note')]
  return {
    top: Math.max(0, note && note.top < box.top + 20 ? note.bottom - box.top - 20 : 0),
    side: 0,
    bottom: Math.max(0, strip && strip.top > box.top ? box.bottom - strip.top : 0),
  }
}

export function corners({ west, south, east, north }: Bounds): [number, number, number, number] {
  return [west, south, east, north]
}

export function boundsOfMap(map: MapLibre.Map): Bounds {
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
export function keepMarkers(
  library: Library,
  map: MapLibre.Map,
  panel: HTMLElement,
  data: MapData,
  geometry: Geometry,
): () => void {
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
  const elementOf = markerMaker(map, panel, data)
  return () => {
    const focused = map.getContainer().contains(document.activeElement) ? keyOfActive() : null
    for (const marker of shown) marker.remove()
    shown = []
    const view = viewOf(map)
    const anchors = data.points.map((item) => ({ item, ...view.project(item) }))
    const inView = anchors.filter(({ x, y }) => x >= 0 && y >= 0 && x <= view.width && y <= view.height)
    const { words, strip } = overlays(map.getContainer(), view)
    const markers = layOutMarkers(inView, { ...view, avoid: words })
    // Tiles bring their own names.
    const taken = [...markers.map((marker) => markerBox(marker)), ...words, ...strip]
    const labels = usesTiles ? [] : layOutLabels(data.labels, geometry, view, taken, locale)
    for (const label of labels) show(labelElement(label), label.x, label.y)
    for (const marker of markers) show(elementOf(marker), marker.x, marker.y)
    if (focused)
      map
        .getContainer()
        .querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)
        ?.focus()
  }
}

/** What lies over the map and would hide what is under it: the library's two buttons with the words over it, and the strip of cards. */
function overlays(container: HTMLElement, { width }: View): { words: Box[]; strip: Box[] } {
  const box = container.getBoundingClientRect()
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      return { left: left - box.left, right: right - box.left, top: top - box.top, bottom: bottom - box.top }
    })
  return {
    words: [{ left: width - 60, right: width, top: 0, bottom: 110 }, ...boxesOf('.map__note > :not([hidden])')],
    strip: boxesOf('.results__list'),
  }
}

/** Makes what is pressed: a pin leads to its card or shows it, a marker for several comes closer or shows their cards. */
function markerMaker(map: MapLibre.Map, panel: HTMLElement, data: MapData) {
  const wide = matchMedia('(min-width: 64rem)')
  return (marker: PositionedMarker<MapPoint>): HTMLElement => {
    if (marker.kind === 'cluster') {
      const counted = (text: string) => text.replace('{count}', String(marker.items.length))
      const label = counted(data.words.cluster)
      return clusterElement(marker.items, { label, count: counted(data.words.count) }, () => {
        if (!comeCloser(map, marker.items)) openSheet(panel, marker.items, label, data.words)
      })
    }
    return pinElement(marker.item, (event) => {
      const card = cardOf(marker.item)
      if (!card) return
      if (wide.matches) {
        event.preventDefault()
        openSheet(panel, [marker.item], marker.item.label, data.words)
        return
      }
      // On a phone the card in the strip is the small card: the link goes there, and Escape back.
      card.tabIndex = -1
      const back = ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return
        card.removeEventListener('keydown', back)
        panel.querySelector<HTMLElement>(`[data-key="${CSS.escape(marker.item.id)}"]`)?.focus()
      }
      card.addEventListener('keydown', back)
    })
  }
}

function keyOfActive(): string | null {
  return document.activeElement?.getAttribute('data-key') ?? null
}

/** Zooms to the places of a cluster; false when they stand on one spot or the map is as close as it gets. */
function comeCloser(map: MapLibre.Map, points: readonly MapPoint[]): boolean {
  const bounds = boundsOf(points)
  const isOneSpot = !bounds || (bounds.east - bounds.west < 0.0004 && bounds.north - bounds.south < 0.0004)
  if (isOneSpot || map.getZoom() >= map.getMaxZoom() - 0.1) return false
  const { top, bottom } = coveredOf(map.getContainer())
  const padding = { top: 80 + top, bottom: 50 + bottom, left: 60, right: 60 }
  map.fitBounds(corners(bounds), { padding, maxZoom: Math.min(map.getMaxZoom(), map.getZoom() + 3) })
  return true
}
