import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { clipRing, simplifyLine, type Point } from '#app/modules/geo/clip.ts'
import { drawnAreas, drawnParks, drawnShores, line } from './geometry-outlines.ts'
import { subwayLines } from './geometry-subway.ts'

/**
 * Makes app/modules/geo/geometry/counties.json: the outlines the maps are drawn from. Counties come from the npm package
 * us-atlas (ISC; US Census Bureau cartographic boundaries, public domain), everything around the harbor from this
 * project's own drawing in geometry-outlines.ts. Run it after changing either: `npx tsx scripts/make-geometry.ts`.
 */

type Ring = Point[]
type Geometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }
type Topology = { objects: { counties: { geometries: { id: string }[] } } }

const require = createRequire(import.meta.url)
const { feature, merge } = require('topojson-client') as {
  feature: (topology: Topology, object: { id: string }) => { geometry: Geometry }
  merge: (topology: Topology, objects: { id: string }[]) => Geometry
}

/** County FIPS codes of the areas taken from the file, whole or with a drawn shore. */
const counties: Record<string, string> = {
  westchester: '36119',
  rockland: '36087',
  bergen: '34003',
  essex: '34013',
  passaic: '34031',
  union: '34039',
  middlesex: '34023',
  morris: '34027',
  mercer: '34021',
  somerset: '34035',
  monmouth: '34025',
  fairfield: '09001',
}

/** Land around them without a line of its own, so that the edge of the data is not taken for a shore. */
const surroundings =
  `36071 36079 36027 36111 36105 34037 34041 34019 34029 34005 34007 34015 09009 09005 09007 42017 42095
  42103 42089 42101 42091 42077 42045 42025`.split(/\s+/)

const cityAreas = new Set(['manhattan', 'brooklyn', 'queens', 'bronx', 'staten-island'])

/** Degrees; about 20 m. The drawn lines are no finer than that. */
const tolerance = 0.0002

const topology = JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8')) as Topology

function county(fips: string): { id: string } {
  const found = topology.objects.counties.geometries.find((each) => each.id === fips)
  if (!found) throw new Error(`The county file has no county ${fips}.`)
  return found
}

function ringsOf(geometry: Geometry): Ring[] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
}

function nearest(ring: readonly Point[], [x, y]: Point): number {
  const away = ring.map(([otherX, otherY]) => Math.hypot((otherX - x) * 0.76, otherY - y))
  return away.indexOf(Math.min(...away))
}

/** Puts a drawn shore in the place of the stretch of outline it runs along. */
function withShore(outline: Ring, shore: Ring): Ring {
  const [first, last] = [shore[0], shore.at(-1)]
  if (!first || !last) throw new Error('A shore needs two ends.')
  const open = outline.slice(0, -1)
  const [from, to] = [nearest(open, first), nearest(open, last)]
  const around = (start: number, end: number) => {
    const turned = [...open.slice(start), ...open.slice(0, start)]
    return turned.slice(0, ((end - start + open.length) % open.length) + 1)
  }
  const [forth, back] = [around(from, to), around(to, from)]
  const distance = (stretch: Ring) =>
    stretch.reduce((sum, [x, y]) => {
      const [nearX, nearY] = shore[nearest(shore, [x, y])] ?? first
      return sum + Math.hypot(nearX - x, nearY - y)
    }, 0) / stretch.length
  const kept = distance(forth) < distance(back) ? back : forth.reverse()
  return [...shore, ...kept.slice(1, -1), first]
}

const rounded = (ring: readonly Point[]) => ring.map(([x, y]) => [Number(x.toFixed(4)), Number(y.toFixed(4))])
const thinned = (rings: readonly Ring[]) => rings.map((ring) => rounded(simplifyLine(ring, tolerance)))

const areas = [
  ...Object.entries(drawnAreas),
  ...Object.entries(counties).map(([id, fips]): [string, Ring[]] => {
    const [outline, ...others] = ringsOf(feature(topology, county(fips)).geometry)
    if (!outline) throw new Error(`County ${id} is empty.`)
    const shore = drawnShores[id]
    return [id, [shore ? withShore(outline, shore.flat()) : outline, ...others]]
  }),
].map(([id, rings]) => ({ id, inCity: cityAreas.has(id), rings: thinned(rings) }))

const land = [
  ...ringsOf(merge(topology, surroundings.map(county))),
  // Long Island beyond the drawn part of Suffolk.
  ...ringsOf(feature(topology, county('36103')).geometry).map((ring) =>
    clipRing(ring, { minX: -73.2, minY: 40, maxX: -71, maxY: 42 }),
  ),
].filter((ring) => ring.length > 3)

const parks = Object.entries(drawnParks).map(([id, ring]) => ({ id, rings: [rounded(ring)] }))

const subway = subwayLines.map(({ letters, color, stations }) => ({
  letters,
  color,
  stops: stations
    .trim()
    .split('\n')
    .map((row) => {
      const [, bend, lat = '', lng = '', name = ''] = /^\s*(- )?([\d.]+) (-[\d.]+) ?(.*)$/.exec(row) ?? []
      const [position] = line(`${lat} ${lng}`)
      return [...(position ?? []), ...(bend ? [] : [name])]
    }),
}))

const rows = (list: unknown[]) => `[\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n]`
const text = `{"areas":${rows(areas)},\n"land":${rows(thinned(land))},\n"parks":${rows(parks)},\n"subway":${rows(subway)}}\n`
writeFileSync(new URL('../app/modules/geo/geometry/counties.json', import.meta.url), text)
process.stdout.write(`counties.json: ${areas.length} areas, ${Buffer.byteLength(text)} bytes\n`)
