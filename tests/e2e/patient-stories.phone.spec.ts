import { expect, type Page, test } from '@playwright/test'
import { chooseLastDay, chooseTime, fillIn, newPhone, press, textsTo } from './booking-journey.ts'
import { changeRows, forgetLimit, withServerDatabase } from './server-database.ts'

/**
 * Two stories as they are lived: on a phone of 390 px, in zh-Hant, with and without script. Offers of the waitlist, which need hours to
 * pass, are in `waitlist.module.test.ts`; the steps of the desk in `day-list.spec.ts`.
 */

const hour = 3_600_000

test.beforeEach(() => forgetLimit('booking'))

const slip = (page: Page) => page.getByRole('region', { name: '預約單', exact: true })

/** The visit that a reference names, as the clinic's calendar has it. */
function visitOf(reference: string): { startsAt: number; endsAt: number } {
  return withServerDatabase(
    (database) =>
      database
        .prepare('select starts_at as startsAt, ends_at as endsAt from appointments where reference = ?')
        .get(reference) as {
        startsAt: number
        endsAt: number
      },
  )
}

/** Lets time pass until a visit is so many hours away. */
function bringNear(reference: string, hours: number): void {
  const starts = Date.now() + hours * hour + 60_000
  const changed = changeRows(
    'update appointments set starts_at = ?, ends_at = ?, busy_from = ?, busy_to = ? where reference = ?',
    ...[starts, starts + 20 * 60_000, starts, starts + 20 * 60_000],
    reference,
  )
  expect(changed).toBe(1)
}

/** The number on the slip, as the database writes it. */
async function referenceOn(page: Page): Promise<string> {
  const [number = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]+/.exec(await slip(page).innerText()) ?? []
  return number.replaceAll('-', '')
}

async function moveToLastDay(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: '改時間' }).click()])
  await chooseLastDay(page)
  // Any of the day: the same story is told beside this one. Where both want one time, the later is shown others.
  const times = page.locator('.slots button')
  let time = times.nth(Math.floor(Math.random() * (await times.count())))
  for (let answer = 409; answer === 409; time = page.locator('.near button').last()) {
    await Promise.all([page.waitForEvent('load'), time.click()])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('改到這個時間？')
    answer = (await press(page, page.getByRole('button', { name: /^是，改到/ }))).status()
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('改好了')
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a daughter finds the doctor of her mother by a name in Hong Kong spelling and books', async ({ page }) => {
      await page.goto('/zh-Hant/')
      await page.locator('.find summary').first().click()
      await page.locator('#near').selectOption('bensonhurst')
      await page.locator('#q').fill('cheung')
      await Promise.all([page.waitForEvent('load'), page.locator('#q').press('Enter')])
      await page.locator('details.filters > summary').click()
      await page.locator('[name=lang][value=yue]').check()
      const more = page.locator('details:has([name=plan][value=healthfirst-medicaid]):not(.filters) > summary')
      for (const summary of await more.all()) await summary.click()
      await page.locator('[name=plan][value=healthfirst-medicaid]').check()
      await Promise.all([page.waitForEvent('load'), page.locator('.filters button[type=submit]').last().click()])
      const found = new URL(page.url()).searchParams
      expect([found.get('q'), found.get('near'), found.get('lang'), found.get('plan')]).toEqual([
        ...['cheung', 'bensonhurst', 'yue', 'healthfirst-medicaid'],
      ])
      const first = page.locator('#d1')
      await expect(first).toContainText('張美玲')
      await expect(first).toContainText('Mei Ling Cheung')
      await expect(first).toContainText(/\d+月\d+日核實/)
      for (const q of ['zml', '張美玲', '张美玲', 'zoeng', 'Mei Ling Cheung']) {
        await page.goto(`/zh-Hant/doctor?${new URLSearchParams({ q, near: 'bensonhurst', lang: 'yue' }).toString()}`)
        await expect(page.locator('#d1'), q).toContainText('張美玲')
      }

      const phone = newPhone()
      await chooseTime(page, { prefix: '/zh-Hant' })
      await page.getByLabel('父母').check()
      await fillIn(page, phone)
      await page.locator('[name=contactName]').fill('FANG RUOLAN')
      await page.locator('[name=reason]').fill('膝蓋痛了兩個星期')
      await press(page, page.getByRole('button', { name: '確認預約' }).last())
      await expect(page.getByRole('heading', { level: 1 })).toContainText('約好了')
      // The front desk reads the English name first; the family reads Chinese.
      const words = await slip(page).innerText()
      expect(words).toContain('方杞年')
      expect(words.indexOf('FANG QINIAN')).toBeGreaterThan(-1)
      await expect(slip(page)).toContainText('Mei Ling Cheung, MD')
      await expect.poll(() => textsTo(phone).length).toBeGreaterThan(0)
      for (const { text } of textsTo(phone)) expect(text).not.toContain('膝蓋')
      const code = slip(page).getByRole('img')
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0)
    })

    // Tickets of the home page and all other cards are asked one by one in keeping-answers.sqlite.module.test.ts, where nobody books meanwhile.
    test('somebody new gets the time that a card names', async ({ page }) => {
      const newcomer = page.getByRole('button', { name: '沒看過，這是第一次' })
      await page.goto('/zh-Hant/doctor')
      // Both run at once, and a time is held for who asks first: each asks a doctor of its own.
      const links = await page
        .locator(`#d${javaScriptEnabled ? 1 : 2} .next__time:not(.next__time--more)`)
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).getAttribute('href')!))
      expect(links.length).toBeGreaterThan(1)
      const own = links.at(-1)!
      await page.goto(own)
      await press(page, newcomer)
      await expect(page.locator('[name=nameEn]'), own).toBeVisible()
    })

    test('an appointment lives by its link: confirmed by a press, moved three times, canceled while there is time', async ({
      page,
    }) => {
      test.slow()
      await chooseTime(page, { prefix: '/zh-Hant' })
      await fillIn(page, newPhone())
      await press(page, page.getByRole('button', { name: '確認預約' }).last())
      const link = page.url()
      const reference = await referenceOn(page)
      const before = visitOf(reference)

      // Opening the link says nothing to anybody; a press does.
      await page.goto(link)
      await expect(page.getByRole('button', { name: '我會來' })).toBeVisible()
      await press(page, page.getByRole('button', { name: '我會來' }))
      await expect(page.getByText('您說過會來，謝謝。')).toBeVisible()

      await moveToLastDay(page)
      expect(visitOf(reference).startsAt).not.toBe(before.startsAt)
      expect(await (await page.request.get(`${link}/calendar.ics`)).text()).toMatch(/^SEQUENCE:1\r?$/m)
      await moveToLastDay(page)
      await moveToLastDay(page)
      await page.goto(`${link}/reschedule`)
      await expect(page.locator('main')).toContainText('這個預約已經改過太多次')
      await expect(page.locator('.slots button')).toHaveCount(0)

      bringNear(reference, 3)
      await page.goto(`${link}/cancellation`)
      await expect(page.getByRole('button', { name: '是，取消預約' })).toHaveCount(0)
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()

      bringNear(reference, 5)
      await page.goto(`${link}/cancellation`)
      await press(page, page.getByRole('button', { name: '是，取消預約' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('預約已取消')
    })
  })
}
