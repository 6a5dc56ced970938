import { describe, expect, it } from 'vitest'
import { renderInLocale } from '#app/ui/testing.tsx'
import { Minimap } from './minimap.tsx'

const center = { lat: 40.7592, lng: -73.83 }
const render = (pin = center, maps: Parameters<typeof Minimap>[0]['maps'] = null) =>
  renderInLocale(<Minimap center={center} pin={pin} label="新地址附近的地图" maps={maps} />)

describe('Minimap', () => {
  it('draws our own geometry without a token, at zoom 16, the pin in the middle', () => {
    const html = render()
    expect(html).toContain('role="img" aria-label="新地址附近的地图"')
    expect(html).toContain('class="map-land-city"')
    expect(html).toContain('class="minimap__pin map-at xt5 yt5" data-minimap-pin="" data-x="300.0" data-y="150.0"')
    expect(html).toMatch(/data-lat="40.7592" data-lng="-73.83" data-zoom="16" data-width="600" data-height="300"/)
    expect(html).not.toContain('http')
  })

  it('shows the picture of the maps service with one', () => {
    const html = render(center, { token: 'pk.test', baseUrl: '' })
    expect(html).toContain(
      'src="https://api.mapbox.com/styles/v1/mapbox/streets-v12/static/-73.83,40.7592,16,0/600x300?access_token=pk.test"',
    )
    expect(html).toContain('alt="新地址附近的地图"')
    expect(html).not.toContain('map-land')
  })

  it('has the pin where it was put, and none that is off the map', () => {
    const left = Number(/data-x="([\d.]+)"/.exec(render({ lat: 40.7592, lng: -73.829 }))?.[1]) / 6
    expect(left).toBeGreaterThan(60)
    expect(left).toBeLessThan(70)
    expect(render({ lat: 40.77, lng: -73.83 })).not.toContain('data-minimap-pin')
  })

  it('weighs little', () => {
    expect(Buffer.byteLength(render())).toBeLessThan(6000)
  })
})
