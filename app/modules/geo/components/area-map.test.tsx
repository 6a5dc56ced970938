import { describe, expect, it } from 'vitest'
import type { MapPoint } from '#app/modules/geo/map-drawing.ts'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'
import { renderInLocale } from '#app/ui/testing.tsx'
import { AreaMap, type AreaMapProps } from './area-map.tsx'
import { MapPanel } from './map-panel.tsx'

const flushing: MapLabel = {
  id: 'f',
  kind: 'neighborhood',
  text: '法拉盛',
  lat: 40.7583,
  lng: -73.8294,
  radiusMeters: 1200,
}
const clusterLabel = (count: number) => `这里有${count}位医生`
const point = (number: number, lat: number, lng: number, more: Partial<MapPoint> = {}): MapPoint => ({
  id: `p${number}`,
  number,
  lat,
  lng,
  label: `${number}号医生`,
  ...more,
})
const render = (props: Partial<AreaMapProps>) =>
  renderInLocale(
    <AreaMap points={[]} labels={[flushing]} ariaLabel="法拉盛地图" clusterLabel={clusterLabel} {...props} />,
  )

describe('AreaMap', () => {
  it('is one labelled picture and a list of links to the cards', () => {
    const html = render({ points: [point(1, 40.758, -73.83), point(2, 40.75, -73.82, { href: '/doctor/x' })] })
    expect(html.match(/role="img"/g)).toHaveLength(1)
    expect(html).toContain('aria-label="法拉盛地图"')
    expect(html).toMatch(
      /<a class="map-pin map-at(?: [xy][tud]\d+)+" href="#d1"><b>1<\/b><span class="sr-only"> 1号医生<\/span>/,
    )
    expect(html).toContain('href="/doctor/x"')
    // Nothing that takes the focus stands inside the picture.
    expect(html.slice(html.indexOf('<svg'), html.indexOf('</svg>'))).not.toContain('<a ')
  })

  it('marks the place in hand and gives places without a number a dot', () => {
    const html = render({
      points: [point(1, 40.758, -73.83, { isSelected: true }), { ...point(2, 40.75, -73.82), number: undefined }],
    })
    expect(html).toMatch(/class="map-pin is-selected map-at[^"]*"/)
    expect(html).toMatch(/class="map-pin is-dot map-at[^"]*"/)
    expect(html).toContain('href="#dp2"')
  })

  it('makes a list of a crowd, numbers kept', () => {
    const html = render({ points: [3, 5, 7, 8].map((number) => point(number, 40.758, -73.83)) })
    expect(html).toContain('这里有4位医生')
    expect(html).toContain('<a href="#d7"><b>7</b> 7号医生</a>')
    expect(html).not.toContain('map-pin')
  })

  it('says a caption once', () => {
    const html = render({
      points: [{ id: 'f', lat: 40.7583, lng: -73.8294, label: '法拉盛', caption: '法拉盛' }],
      width: 600,
    })
    expect(html.match(/法拉盛(?!地图|缅街)/g)).toHaveLength(1)
  })

  it('is written as data, whatever a name holds', () => {
    expect(render({ points: [point(1, 40.758, -73.83, { label: '<script>' })] })).toContain('&lt;script&gt;')
  })

  it('weighs no more than 12 kB with a full page of results, near or far', () => {
    for (const spread of [0.002, 0.02, 0.2]) {
      const points = Array.from({ length: 20 }, (_, at) =>
        point(at + 1, 40.7 + Math.sin(at * 2.4) * spread, -73.9 + Math.cos(at * 2.4) * spread),
      )
      expect(Buffer.byteLength(render({ points }))).toBeLessThan(12_000)
    }
  })
})

describe('MapPanel', () => {
  const words = {
    open: '打开地图',
    searchArea: '按当前地图范围重新找',
    loading: '…',
    failed: '…',
    region: '地图',
    zoomIn: '放大',
    zoomOut: '缩小',
    cluster: '这里有{count}位医生',
    count: '{count}位',
    outside: '地图外还有{count}位',
    close: '收起',
  }
  const panel = (props: Partial<Parameters<typeof MapPanel>[0]> = {}) =>
    renderInLocale(
      <MapPanel points={[point(1, 40.758, -73.83)]} labels={[flushing]} ariaLabel="图" words={words} {...props} />,
    )

  it('hides the button without a script and links the area as drawn', () => {
    const html = panel({ searchHref: '/doctor?q=x&page=2' })
    expect(html).toContain('<button type="button" data-map-open="" hidden="">打开地图</button>')
    expect(html).toMatch(/href="\/doctor\?q=x&amp;lat=40\.759\d&amp;lng=-73\.83&amp;r=\d+"/)
  })

  it('hands the island its data whole, and no way out of the block', () => {
    const html = panel({ points: [point(1, 40.758, -73.83, { label: '</script><b>' })] })
    const json = /id="map-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toMatchObject({
      points: [{ label: '</script><b>', number: 1 }],
      words: { cluster: words.cluster },
    })
  })

  it('says on a list how many places are beyond the edge', () => {
    const points = [point(1, 40.758, -73.83), point(2, 40.5187, -74.4121)]
    const bounds = { west: -73.84, east: -73.82, south: 40.75, north: 40.77 }
    expect(panel({ searchHref: '/doctor', points, bounds })).toContain('<span data-map-outside="">地图外还有1位</span>')
    expect(panel({ searchHref: '/doctor', points })).toContain('<span data-map-outside="" hidden="">')
    expect(panel({ points, bounds })).not.toContain('data-map-outside')
  })

  it('links the area the picture shows, also when it marks nothing', () => {
    const area = (html: string) => Number(/r=(\d+)/.exec(html)?.[1])
    expect(area(panel({ searchHref: '/doctor' }))).toBeGreaterThan(1200)
    expect(area(panel({ searchHref: '/doctor', points: [], labels: [] }))).toBeGreaterThan(15_000)
  })
})
