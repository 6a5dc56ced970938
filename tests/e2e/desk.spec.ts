import { expect, type Page, test } from '@playwright/test'
import { expectFaultless, expectSound, expectSoundInTurn } from './conformance.ts'
import { dateAhead, workerNumber } from './dates-ahead.ts'
import { signInAs } from './sign-in.ts'

const day = '/provider/3/mgmt/appt'

/** Signs in by the form, as everybody does. */
let serial = 0
/** A number that no other test uses. */
const freshPhone = () => `(646) 555-${String(1000 + (workerNumber % 80) * 100 + ++serial).slice(-4)}`

/** Asks for a number with the first doctor of the list and their first kind of visit: of several, none is preset. */
async function lookUp(page: Page): Promise<void> {
  // Whole, before the kinds of visit are counted.
  await Promise.all([page.waitForEvent('load'), page.locator('#doctor button').nth(1).click()])
  const kinds = page.locator('#visit button')
  if ((await kinds.count()) > 1) await kinds.first().click()
  await expect(page.locator('#times')).toBeVisible()
}

/** The button with doctor, day and time. */
const bookButton = (page: Page) => page.locator('.booking-desk__book .btn--primary')

/** Somebody without an appointment comes in: the one thing that works at any time of any day. Answers their English name. */
async function letIn(page: Page): Promise<string> {
  const name = `Walkin ${String.fromCharCode(65 + (workerNumber % 26), 97 + (serial % 26), 97 + ((serial + workerNumber) % 26))}`
  await page.goto(`/en-US${day}/new`)
  await page.locator('#phone').fill(freshPhone())
  await lookUp(page)
  await page.locator('#nameEn').fill(name)
  await page.locator('.booking-desk button[name=slot][value=now]').click()
  await page.waitForURL(/\/slip\?booked=1$/)
  return name
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody comes in, is seen and goes, each step a button', async ({ page }) => {
    await signInAs(page, 'magnolia.manager')
    const name = await letIn(page)
    await expect(page.getByText('Waiting slip')).toBeVisible()
    await page.goto(`/en-US${day}`)
    const card = () => page.locator('.day-row').filter({ hasText: name })
    await card().getByRole('button', { name: 'To room' }).click()
    await expect(page.locator('.day-row--in_room').filter({ hasText: name })).toBeVisible()
    await card().getByRole('button', { name: 'Complete' }).click()
    await expect(page.locator('.day-row--completed').filter({ hasText: name })).toBeVisible()
    // A slip of the hand: the manager takes it back.
    await card().locator('.day-row__time').click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.goto(`/en-US${day}`)
    await expect(page.locator('.day-row--in_room').filter({ hasText: name })).toBeVisible()
  })

  test('a booking by telephone, moved and cancelled', async ({ page }) => {
    await signInAs(page, 'magnolia.desk')
    const phone = freshPhone()
    await page.goto(`/en-US${day}/new`)
    await page.locator('#phone').fill(phone)
    await lookUp(page)
    await bookButton(page).click()
    // Nothing was filled in: everything is named, nothing is lost.
    await expect(page.locator('.errsum li')).toHaveCount(1)
    await page.locator('#nameEn').fill('Paper Kite')
    await page.locator('summary').filter({ hasText: 'Date of birth' }).click()
    await page.locator('[name=birthMonth]').fill('2')
    await page.locator('[name=birthDay]').fill('3')
    await page.locator('[name=birthYear]').fill('1970')
    await bookButton(page).click()
    await page.waitForURL(/\/slip\?booked=1$/)
    await expect(page.getByText('Paper Kite').first()).toBeVisible()
    await page.getByRole('link', { name: 'See the appointment' }).click()
    await page.getByRole('link', { name: 'Move' }).click()
    // The day of the visit may have no other time left: a Saturday has few.
    await page
      .getByRole('button', { name: /\b(?:[2-9]|\d{2,}) open$/ })
      .first()
      .click()
    await page.locator('form button.btn--primary').click()
    await expect(page.locator('.history li')).toHaveCount(2)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByLabel('Patient called').check()
    await page.locator('button.btn--danger').click()
    await expect(page.locator('.pro-head .tag')).toHaveText('Canceled')
    // The number is known now.
    await page.goto(`/en-US${day}/new`)
    await page.locator('#phone').fill(phone)
    await lookUp(page)
    await expect(page.getByText('Paper Kite, born 1970')).toBeVisible()
  })

  test('the whole clinic with a bulk step', async ({ page }) => {
    await signInAs(page, 'magnolia.manager')
    await page.goto('/provider/mgmt/appt?status=booked')
    await page.locator('input[name=visit]').first().check()
    await page.getByRole('button', { name: '发提醒' }).click()
    await expect(page.locator('[data-toasts]')).toContainText('已提醒0位')
  })
})

test('two open screens: what one does the other shows, without losing what is typed', async ({ browser }) => {
  const pages = await Promise.all(
    [0, 1].map(async () => {
      const page = await (await browser.newContext()).newPage()
      await signInAs(page, 'magnolia.desk')
      return page
    }),
  )
  const [one, other] = pages as [Page, Page]
  await other.goto(`/en-US${day}`)
  const stream = other.waitForResponse((response) => response.url().includes('/live'))
  await other.reload()
  expect((await stream).headers()['content-type']).toContain('text/event-stream')
  const date = other.locator('.chooser [name=date]')
  await date.fill(dateAhead(40))
  const name = await letIn(one)
  await expect(other.locator('.day-row--arrived').filter({ hasText: name })).toBeVisible()
  await expect(date).toHaveValue(dateAhead(40))
  await expect(date).toBeFocused()
  await Promise.all(pages.map((page) => page.context().close()))
})

test('a visit is dragged in the calendar, after a question', async ({ page }, { retry }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await signInAs(page, 'magnolia.manager')
  // The next Tuesday has no holiday of the packs in any week of the demo's calendar.
  await page.goto(`/en-US${day}/new`)
  await page.locator('#phone').fill(freshPhone())
  await lookUp(page)
  // Another one when it is tried once more: the first stands in the calendar of the day.
  const name = ['Dragon Boat', 'Lantern Boat'][retry]!
  await page.locator('#nameEn').fill(name)
  await bookButton(page).click()
  await page.waitForURL(/\/slip/)
  await page.getByRole('link', { name: 'See the appointment' }).click()
  const back = await page.locator(`main a[href*="${day}?date="]`).getAttribute('href')
  const date = new URLSearchParams(back!.split('?')[1]).get('date')!
  await page.goto(`/en-US${day}/calendar?view=doctors&date=${date}`)
  const event = page.locator('a.fc-event').filter({ hasText: name })
  // The mouse goes to its top once it stands still.
  await event.hover({ position: { x: 20, y: 8 } })
  const box = (await event.boundingBox())!
  // An hour earlier, or later where the day begins with it: what is let go outside of the day has not been moved.
  const top = (await page.locator('.fc-timegrid-body').boundingBox())!.y
  const step = box.y - top > 100 ? -40 : 40
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 8 + step, { steps: 8 })
  await page.mouse.move(box.x + 20, box.y + 8 + 2 * step, { steps: 8 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Move ${name}?`)
  // Old and new time with the doctor, as people write them.
  await expect(dialog.locator('dd')).toHaveText([/^\w+day, .+ [AP]M, ./, /^\w+day, .+ [AP]M, ./])
  await expect(dialog).not.toContainText(/\d{4}-\d{2}-\d{2}/)
  // Closing the question takes the drag back.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(faults).toEqual([])
})

const paths = [
  '/provider/3',
  day,
  `${day}/new`,
  `${day}/day-sheet`,
  `${day}/screen`,
  `${day}/calendar?view=day`,
  `${day}/calendar?view=month`,
  `${day}/calendar?view=list`,
  `${day}/calendar/block`,
  '/provider/3/mgmt/appt?view=waitlist',
  '/provider/3/mgmt/clinic',
  '/provider/3/mgmt/insurance-eligibility',
  '/provider/3/mgmt/insurance-eligibility/new',
  '/provider/3/mgmt/insurance-eligibility/batch',
  '/provider/mgmt/appt',
  '/provider/mgmt/appt/report',
]

/** Opens a page on a phone and on a desk's screen. */
async function expectSoundAtBothWidths(page: Page, path: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width: 390, height: 900 })
  const answer = await page.goto(path)
  expect(answer!.status(), path).toBe(200)
  if (/calendar\?view=(day|month)/.test(path)) await expect(page.locator('.fc').first()).toBeVisible()
  await expectSound(page, await answer!.text())
  expect(await overflow(), `${path} at 390`).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectFaultless(page)
  expect(await overflow(), `${path} at 1280`).toBeLessThanOrEqual(0)
}

// In two tests, so that two browsers share the work.
for (const half of [0, 1]) {
  test(`every page is sound on phones and desks in every language, part ${half + 1}`, async ({ page }) => {
    await signInAs(page, 'magnolia.manager')
    const pages = paths.filter((_, index) => index % 2 === half)
    await expectSoundInTurn(page, pages, expectSoundAtBothWidths)
  })
}

test.describe('looking for a patient', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('from any page, to the page of the patient', async ({ page }) => {
      await signInAs(page, 'magnolia.desk')
      const name = await letIn(page)
      for (const prefix of ['', '/zh-Hant', '/en-US']) {
        await page.goto(`${prefix}${day}`)
        const search = page.getByRole('search')
        await search.locator('[name=q]').fill(name)
        await search.getByRole('button').click()
        await expect(page).toHaveURL(new RegExp(`${prefix}/provider/3/mgmt/patients$`))
        // Other workers let in people of like names.
        await page.getByRole('link', { name, exact: true }).first().click()
        await expect(page.locator('h1')).toHaveText(name)
      }
    })
  })

  test('books somebody known by the keyboard, with the doctor in view', async ({ page }) => {
    await signInAs(page, 'magnolia.desk')
    const name = await letIn(page)
    await page.goto(`/en-US${day}`)
    await page.keyboard.press('/')
    await expect(page.locator('[data-find]')).toBeFocused()
    await page.keyboard.type(`${name}/`)
    await expect(page.locator('[data-find]')).toHaveValue(`${name}/`)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(page.locator('.found button[name=visit]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bookButton(page)).toBeFocused()
    await expect(bookButton(page)).toContainText(/^Book \S+/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/slip\?booked=1$/)
  })

  test('the key is a letter again for who switches it off', async ({ page }) => {
    await signInAs(page, 'magnolia.desk')
    await page.goto('/en-US/provider/3/mgmt/patients')
    await page.locator('h1').click()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts')
    await expectFaultless(page)
    await page.locator('[data-find-key]').uncheck()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.goto(`/en-US${day}`)
    await page.locator('h1').click()
    await page.keyboard.press('/')
    await expect(page.locator('[data-find]')).not.toBeFocused()
  })

  for (const prefix of ['', '/zh-Hant', '/en-US'])
    test(`its pages have no fault in${prefix || ' Simplified Chinese'}`, async ({ page }) => {
      await signInAs(page, 'magnolia.desk')
      const name = await letIn(page)
      await page.goto(`${prefix}/provider/3/mgmt/patients`)
      await expectFaultless(page)
      await page.locator('[name=q]').fill(name)
      await page.getByRole('search').getByRole('button').click()
      await expect(page.locator('.found > li').first()).toBeVisible()
      await expectFaultless(page)
      await page.getByRole('link', { name, exact: true }).first().click()
      await expect(page.locator('h1')).toHaveText(name)
      await expectFaultless(page)
    })
})

test('a time outside of the hours is asked about, by name, and taken by a press', async ({ page }) => {
  await signInAs(page, 'magnolia.manager')
  await page.goto(`/en-US${day}/new`)
  await page.locator('#phone').fill(freshPhone())
  await lookUp(page)
  await page.locator('#nameEn').fill('Night Heron')
  await page.locator('summary').filter({ hasText: 'Another time' }).click()
  await page.locator('[name=date]').fill(dateAhead(40))
  await page.locator('[name=time]').fill(`03:${String((serial * 5) % 60).padStart(2, '0')}`)
  await page.locator('button[name=slot][value=other]').click()
  await expect(page.locator('.errsum li').first()).toBeVisible()
  await expectFaultless(page)
  await page.getByRole('button', { name: 'Book anyway' }).click()
  await page.waitForURL(/\/slip\?booked=1$/)
  await page.getByRole('link', { name: 'See the appointment' }).click()
  await expect(page.locator('.history li').first()).toContainText('anyway')
})
