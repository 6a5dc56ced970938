import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#app/core/calendar/dates.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { expectConforming, expectFaultless } from './conformance.ts'
import { quietTuesday, thanksgivingAhead } from './dates-ahead.ts'
import { signInAs } from './sign-in.ts'

const calendar = '/provider/3/mgmt/appt/calendar'
/** A Tuesday on which nobody has booked yet, and a Thanksgiving. */
const empty = quietTuesday()
const thanksgiving = thanksgivingAhead()

const words = {
  '': { thanksgiving: '感恩节', doctor: '医生', status: '状态' },
  '/zh-Hant': { thanksgiving: '感恩節', doctor: '醫師', status: '狀態' },
  '/en-US': { thanksgiving: 'Thanksgiving Day', doctor: 'Doctor', status: 'Status' },
} as const
const prefixes = Object.keys(words) as (keyof typeof words)[]

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

type Visit = { id: string; kind: string; start: string; title: string; doctor: string }

/** The visits of the demo's next weeks at the clinic of who is signed in; those of other tests are moved and called off meanwhile. */
async function visitsAhead(page: Page): Promise<[Visit, ...Visit[]]> {
  const today = wallClock(Date.now()).date
  const answer = await page.request.get(`${calendar}/events?start=${today}&end=${addDays(today, 21)}`)
  const visits = ((await answer.json()) as Visit[]).filter(({ kind, id }) => kind === 'visit' && id.startsWith('demo-'))
  expect(visits.length).toBeGreaterThan(0)
  return visits as [Visit, ...Visit[]]
}

for (const prefix of prefixes)
  test(`a day of many doctors has one axis and a column for each, and an empty time books (${prefix || 'zh-Hans'})`, async ({
    page,
  }) => {
    await signInAs(page, 'magnolia.manager')
    await page.goto(`${prefix}${calendar}?date=${empty}`)
    const heads = page.locator('.fc-head--doctor')
    await expect(heads.nth(3)).toBeVisible()
    await expect(page.locator('.fc')).toHaveCount(1)
    await expect(page.locator('.fc-timegrid-slot-label[data-time="10:00:00"]')).toHaveCount(1)
    // A week of so many would be slivers.
    await expect(page.locator('.views a')).toHaveCount(3)
    // Closed time is drawn, and nothing scrolls within the page.
    await expect(page.locator('.fc-bg-event.is-closed').first()).toBeAttached()
    const hidden = () =>
      page
        .locator('.fc-scroller')
        .evaluateAll((boxes) => boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).length)
    await expect.poll(hidden).toBe(0)
    await expectFaultless(page)
    const slot = (await page.locator('.fc-timegrid-slot-lane[data-time="10:00:00"]').boundingBox())!
    const column = (await heads.nth(1).boundingBox())!
    const doctor = await heads.nth(1).locator('b').textContent()
    await page.mouse.click(column.x + column.width / 2, slot.y + 3)
    await page.waitForURL(new RegExp(`${prefix}/provider/3/mgmt/appt/new\\?`))
    const asked = new URL(page.url()).searchParams
    expect(asked.get('date')).toBe(empty)
    expect(asked.get('time')).toBe('10:00')
    // The doctor whose column it was.
    await page.goto(`${prefix}${calendar}?date=${empty}&doctor=${asked.get('doctor')}&view=day`)
    await expect(heads).toHaveCount(1)
    await expect(heads.locator('b')).toHaveText(doctor!)
  })

test('marking time offers a visit or blocked time, to a desk only a visit', async ({ page }) => {
  const mark = async () => {
    await page.goto(`/en-US${calendar}?date=${empty}`)
    // Measured once it stands still.
    await page.locator('.fc-head--doctor').first().hover()
    const slot = (await page.locator('.fc-timegrid-slot-lane[data-time="10:00:00"]').boundingBox())!
    const column = (await page.locator('.fc-head--doctor').first().boundingBox())!
    await page.mouse.move(column.x + 20, slot.y + 3)
    await page.mouse.down()
    await page.mouse.move(column.x + 20, slot.y + 30, { steps: 4 })
    await page.mouse.move(column.x + 20, slot.y + 60, { steps: 4 })
    await page.mouse.up()
  }
  await signInAs(page, 'magnolia.manager')
  await mark()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${longDate.format(Date.parse(empty))}, 10:00 AM`)
  await expect(dialog.getByRole('button', { name: 'Block this time' })).toBeVisible()
  expect(await dialog.getByRole('link', { name: 'New booking' }).getAttribute('href')).toContain('time=10%3A00')
  await expectFaultless(page)
  await page.context().clearCookies()
  await signInAs(page, 'magnolia.desk')
  await mark()
  await expect(dialog.getByRole('link', { name: 'New booking' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Block this time' })).toHaveCount(0)
})

test('a week of one doctor names the holiday, and each day is an address of its own', async ({ page }) => {
  // Whose clinic keeps the federal holidays.
  await signInAs(page, 'zhining.bai')
  const doctor = 'zhining-bai'
  for (const prefix of prefixes) {
    await page.goto(`${prefix}${calendar}?date=${thanksgiving}&doctor=${doctor}`)
    await expect(page.locator('.fc-col-header-cell')).toHaveCount(7)
    await expect(page.locator('.fc-head__holiday')).toHaveText(words[prefix].thanksgiving)
    await expectFaultless(page)
  }
  const before = page.locator('a[rel=prev]')
  await before.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`date=${addDays(thanksgiving, -7)}`))
})

test('a visit is opened by keyboard, and says how it stands', async ({ page }) => {
  await signInAs(page, 'magnolia.manager')
  const [{ id, start, doctor }] = await visitsAhead(page)
  await page.goto(`${calendar}?view=day&date=${start.slice(0, 10)}&doctor=${doctor}`)
  const visit = page.locator(`a.fc-event[href$="/${id}"]`)
  await expect(visit.locator('.fc-words__detail')).not.toBeEmpty()
  await visit.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/provider/3/mgmt/appt/${id}$`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a day and the list are tables that name doctor and state and link to the visits', async ({ page }) => {
    await signInAs(page, 'magnolia.manager')
    const [{ id, start }] = await visitsAhead(page)
    for (const prefix of prefixes)
      for (const view of ['day', 'list']) {
        const answer = await page.goto(`${prefix}${calendar}?view=${view}&date=${start.slice(0, 10)}`)
        await expectConforming(await answer!.text())
        for (const head of [words[prefix].doctor, words[prefix].status])
          await expect(page.locator('.calendar-day thead th').getByText(head, { exact: true })).toBeVisible()
        await expect(page.locator(`.calendar-day a[href$="/${id}"]`)).toHaveCount(1)
      }
  })
})
