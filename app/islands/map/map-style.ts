import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { boundsAround, type Bounds } from '#app/modules/geo/distance.ts'
import type { Geometry } from '#app/modules/geo/geometry.ts'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'
import { stationsOf, streets } from '#app/modules/geo/streets.ts'

/** The ground of the interactive map: the outlines of the drawn one, or Mapbox tiles. Colors as in area-map.css. */

type Feature = GeoJSON.Feature

const polygon = (
  rings: readonly (readonly (readonly [number, number])[])[],
  properties: Record<string, string>,
): Feature => ({
  type: 'Feature',
  properties,
  // Each ring is land of its own: an island, never a hole.
  geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring.map(([lng, lat]) => [lng, lat])]) },
})

const collection = (features: Feature[]): GeoJSON.FeatureCollection => ({ type: 'FeatureCollection', features })

/** A circle of ground meters as a polygon: circle layers are measured in pixels. */
function groundCircle(label: MapLabel): Feature {
  const { west, east, south, north } = boundsAround(label, label.radiusMeters ?? 0)
  const corners = Array.from({ length: 65 }, (_, at): [number, number] => {
    const turn = (at / 64) * 2 * Math.PI
    return [label.lng + ((east - west) / 2) * Math.cos(turn), label.lat + ((north - south) / 2) * Math.sin(turn)]
  })
  return polygon([corners], { kind: 'neighborhood' })
}

function groundFeatures(geometry: Geometry): Feature[] {
  return [
    polygon(geometry.land, { kind: 'beyond' }),
    ...geometry.areas.map(({ inCity, rings }) => polygon(rings, { kind: inCity ? 'city' : 'suburb' })),
    ...geometry.parks.map(({ rings }) => polygon(rings, { kind: 'park' })),
    ...geometry.subway.map(({ color, stops }): Feature => ({
      type: 'Feature',
      properties: { kind: 'subway', color },
      geometry: { type: 'LineString', coordinates: stops.map(([lng, lat]) => [lng, lat]) },
    })),
    ...streets.map(({ line }): Feature => ({
      type: 'Feature',
      properties: { kind: 'street' },
      geometry: { type: 'LineString', coordinates: line.map(([lng, lat]) => [lng, lat]) },
    })),
    ...stationsOf(geometry, 'en-US').map(({ lng, lat }): Feature => ({
      type: 'Feature',
      properties: { kind: 'station' },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  ]
}

const subwayColors = ['purple', '#a46bb5', 'yellow', '#e6c14c', 'orange', '#f0975a'] as const

function groundLayers(): LayerSpecification[] {
  const of = (kind: string) => ({
    source: 'ground',
    filter: ['==', ['get', 'kind'], kind] as ['==', ['get', string], string],
  })
  const fill = (kind: string, color: string, outline?: string): LayerSpecification => ({
    id: kind,
    type: 'fill',
    ...of(kind),
    paint: { 'fill-color': color, ...(outline ? { 'fill-outline-color': outline } : {}) },
  })
  return [
    { id: 'water', type: 'background', paint: { 'background-color': '#c9dbf5' } },
    fill('beyond', '#dbe0e7'),
    fill('suburb', '#eceff3', '#c2c9d4'),
    fill('city', '#ffffff', '#c2c9d4'),
    fill('park', '#cfe8d7'),
    {
      id: 'street',
      type: 'line',
      ...of('street'),
      minzoom: 12,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-width': 5, 'line-color': '#dbe0e7' },
    },
    {
      id: 'subway',
      type: 'line',
      ...of('subway'),
      minzoom: 10.5,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-width': 3,
        'line-opacity': 0.55,
        'line-color': ['match', ['get', 'color'], ...subwayColors, '#6f93c9'],
      },
    },
    {
      id: 'station',
      type: 'circle',
      ...of('station'),
      minzoom: 10.5,
      paint: { 'circle-radius': 3, 'circle-color': '#7a8798' },
    },
  ]
}

/** The style without any outside service: our outlines, and names as HTML over them, so that no glyphs are fetched. */
export function ownStyle(geometry: Geometry, labels: readonly MapLabel[]): StyleSpecification {
  return {
    version: 8,
    sources: {
      ground: { type: 'geojson', data: collection(groundFeatures(geometry)) },
      neighborhoods: {
        type: 'geojson',
        data: collection(labels.filter((label) => label.radiusMeters).map(groundCircle)),
      },
    },
    layers: [
      ...groundLayers(),
      {
        id: 'neighborhoods',
        type: 'fill',
        source: 'neighborhoods',
        minzoom: 11,
        paint: { 'fill-color': '#1f2937', 'fill-opacity': 0.04, 'fill-outline-color': '#929dad' },
      },
    ],
  }
}

/** Mapbox raster tiles, for deployments with a token of their own. */
export function mapboxStyle(token: string): StyleSpecification {
  const tiles = 'https://api.mapbox.com/styles/v1/mapbox/light-v11/tiles/512/{z}/{x}/{y}@2x?access_token='
  return {
    version: 8,
    sources: {
      mapbox: {
        type: 'raster',
        tiles: [tiles + encodeURIComponent(token)],
        tileSize: 512,
        maxzoom: 22,
        attribution:
          '<a href="https://www.mapbox.com/about/maps/" rel="noopener">© Mapbox</a> <a href="https://www.openstreetmap.org/copyright" rel="noopener">© OpenStreetMap</a>',
      },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': '#eceff3' } },
      { id: 'mapbox', type: 'raster', source: 'mapbox' },
    ],
  }
}

/** How far the map may be moved: the region with a margin. */
export const regionBounds: Bounds = { west: -76, south: 39.4, east: -71.5, north: 42.2 }
