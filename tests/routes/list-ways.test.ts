import { describe, expect, it } from 'vitest'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'

useSeededDatabase()

const htmlOf = async (address: string) => (await openPage(address)).html
const listed = async (address: string) =>
  Number(/<b class="num">([\d,]+)<\/b>/.exec(await htmlOf(address))?.[1]?.replaceAll(',', '') ?? 0)
const panelOf = (html: string) => /<details class="filters">[\s\S]*?<\/form>/.exec(html)![0]

/** What a panel would send as it stands. */
function sentBy(panel: string): string {
  const inputs = [...panel.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  const sent = inputs.filter((tag) => tag.includes('type="hidden"') || tag.includes('checked=""'))
  const valueOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const pairs = sent.map((tag) => [valueOf(tag, 'name'), valueOf(tag, 'value')])
  return new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()
}

describe('the panel of a list', () => {
  it.each(['粤语 牙医', '国语 家庭医生 白卡', '牙医 法拉盛', '白卡', '失眠 普通话'])(
    'sends what it has ticked of “%s”, and finds as many',
    async (words) => {
      const address = `/doctor?${new URLSearchParams({ q: words }).toString()}`
      const sent = sentBy(panelOf(await htmlOf(address)))
      expect(sent).toMatch(/lang=|specialty=|plan=/)
      expect(await listed(`/doctor?${sent}`)).toBe(await listed(address))
    },
  )

  it('shows language, insurance and when, and folds the rest until something in it is chosen', async () => {
    const folds = (panel: string) => panel.match(/<details class="filters__fold"/g)?.length ?? 0
    const open = (panel: string) => panel.match(/<details class="filters__fold" open=""/g)?.length ?? 0
    const panel = panelOf(await htmlOf('/doctor'))
    expect(folds(panel)).toBeGreaterThan(5)
    expect(open(panel)).toBe(0)
    expect(panel.indexOf('name="lang"')).toBeLessThan(panel.indexOf('name="plan"'))
    expect(panel.indexOf('name="plan"')).toBeLessThan(panel.indexOf('name="day"'))
    expect(panel.indexOf('name="day"')).toBeLessThan(panel.indexOf('filters__fold'))
    expect(open(panelOf(await htmlOf('/doctor?open=weekend&near=flushing')))).toBe(2)
  })
})

describe('lists and areas', () => {
  it.each([
    ['/doctor?lang=yue', '/doctor?lang=yue&amp;sort=soonest'],
    ['/location/flushing/all', '/location/flushing/all?sort=soonest'],
    ['/location/flushing', '/location/flushing/all?sort=soonest'],
    ['/location/flushing/family-medicine', '/doctor/family-medicine/appointment?near=flushing'],
  ])('%s leads to the earliest times', async (address, to) => {
    expect(await htmlOf(address)).toContain(`href="${to}"`)
  })

  it('show doctors before a map, and an ad of the home page below the cabinet', async () => {
    const area = await htmlOf('/location/flushing')
    expect(area.indexOf('class="doc')).toBeGreaterThan(0)
    expect(area.indexOf('class="doc')).toBeLessThan(area.indexOf('class="map"'))
    const home = await htmlOf('/')
    expect(home.indexOf('class="ad noprint"')).toBeGreaterThan(home.indexOf('id="specialties"'))
  })

  it('put areas without a doctor at the end of their line', async () => {
    const index = await htmlOf('/location')
    const lines = [...index.matchAll(/<ul class="stops">([\s\S]*?)<\/ul>/g)].map(([, line]) => line!)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      const isEmpty = line
        .split('<li')
        .slice(1)
        .map((stop) => stop.includes('line-stop__list muted'))
      expect(isEmpty).toEqual(isEmpty.toSorted((one, other) => Number(one) - Number(other)))
    }
  })
})
