import type { BrowserContext, Page } from '@playwright/test'

const day = '/provider/3/mgmt/appt'

/** Works the desk's pages with a mouse and a keyboard, and knows what reached a page of both. */
export class DeskHand {
  keys = 0
  clicks = 0
  /** Of the keys, those that wrote a name or a number. */
  typed = 0
  /** Where the visit stands that the first task of a run booked. */
  visit = ''

  private constructor(
    readonly page: Page,
    private readonly base: string,
  ) {}

  static async of(context: BrowserContext, base: string): Promise<DeskHand> {
    const hand = new DeskHand(await context.newPage(), base)
    await context.exposeBinding('countKey', () => void hand.keys++)
    await context.exposeBinding('countClick', () => void hand.clicks++)
    await context.addInitScript({
      // A button that Enter presses is clicked too, by no pointer; a label's click is another one on its field.
      content: `addEventListener('keydown', () => countKey(), true)
        addEventListener('pointerdown', () => countClick(), true)`,
    })
    return hand
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.page.goto(`${this.base}/provider/4/login`)
    await this.page.locator('[name=loginUsername]').fill(username)
    await this.page.locator('[name=loginPassword]').fill(password)
    await this.page.locator('[name=loginPassword]').press('Enter')
    await this.page.waitForURL((url) => !url.pathname.endsWith('/login'))
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.base}${path}`)
    await this.page.locator('main').waitFor()
    this.keys = this.clicks = this.typed = 0
  }

  openDay(): Promise<void> {
    return this.open(day)
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key)
  }

  /** What is written into the field that has the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.typed += text.length
  }

  /** Types what counts as no key: a number that a telephone shows. */
  async typeShown(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.keys -= text.length
  }

  /** The page on which something was booked. */
  async booked(): Promise<void> {
    await this.page.waitForURL(/\/slip\?booked=1$/)
  }
}

export type DeskTask = Readonly<{
  name: string
  /** What review/staff.md counted, before any of this. */
  before: string
  goal: Readonly<{ words: string; clicks: number; keys: number }>
  run: (hand: DeskHand) => Promise<void>
}>

/** Of somebody who calls for the first time, and again. */
const digits = '6465557732'

/** A doctor with colleagues of the same kind of visit, and the kind where there are several. */
async function chooseDoctor(hand: DeskHand): Promise<void> {
  const { page } = hand
  await page.locator('#doctor button[value=wei-chen]').click()
  const kinds = page.locator('#visit button')
  await page.locator('#visit, #times').first().waitFor()
  if ((await kinds.count()) > 1) await kinds.first().click()
  await page.locator('#times').waitFor()
}

/** The visit of the first caller, by a click on its time in the list. */
async function openMove(hand: DeskHand): Promise<void> {
  await hand.open(hand.visit)
  hand.clicks = 1
  await hand.page.locator('a[href$="/move"]').click()
  await hand.page.locator('button[name=slot]').first().waitFor()
}

const moved = (hand: DeskHand) => hand.page.waitForURL((url) => url.pathname === hand.visit)

export const deskTasks: readonly DeskTask[] = [
  {
    name: 'a new caller',
    before: '6 clicks, about 35 characters',
    goal: { words: '≤ 3 clicks, name and phone', clicks: 3, keys: 1 },
    run: async (hand) => {
      const { page } = hand
      await page.locator(`main a[href*="${day}/new"]`).first().click()
      await page.locator('#phone:focus').waitFor()
      await hand.type(digits)
      await chooseDoctor(hand)
      await page.locator('#nameEn:focus').waitFor()
      await hand.type('Li Ming')
      await hand.press('Enter')
      await hand.booked()
      hand.visit = new URL(page.url()).pathname.replace(/\/slip$/, '')
    },
  },
  {
    name: 'a known caller',
    before: '14 keys to open the form, 35 in it',
    goal: { words: '≤ 8 keys', clicks: 0, keys: 8 },
    run: async (hand) => {
      const { page } = hand
      await hand.press('/')
      await hand.typeShown(digits)
      await hand.press('Enter')
      await page.locator('.found button[name=visit]:focus').waitFor()
      await hand.press('Enter')
      await page.locator('.booking-desk__book button:focus').waitFor()
      await hand.press('Enter')
      await hand.booked()
    },
  },
  {
    name: 'a walk-in',
    before: '6 clicks, about 30 characters',
    goal: { words: '≤ 2 clicks and a name', clicks: 2, keys: 1 },
    run: async (hand) => {
      const { page } = hand
      await page.locator('a[href*="/walk-in"]').first().click()
      await page.locator('#name:focus').waitFor()
      await hand.type('王太太')
      await page
        .locator('label', { has: page.locator('[name=doctor]') })
        .nth(1)
        .click()
      await hand.press('Enter')
      await page.locator('.day-row', { hasText: '王太太' }).waitFor()
    },
  },
  {
    name: 'somebody booked arrives',
    before: '1 click, then back to where one was',
    goal: { words: '1 click', clicks: 1, keys: 0 },
    run: async (hand) => {
      const { page } = hand
      // The list stays where it is, and announces what was done.
      // Not the first caller: whoever is there is moved no more.
      const caller = `visit-${hand.visit.split('/').at(-1)}`
      const row = page.locator(`.day-row:not(.day-row--arrived, [id="${caller}"])`, {
        has: page.locator('form[action*="/arrival"] button'),
      })
      const id = await row.first().getAttribute('id')
      await row.first().locator('form[action*="/arrival"] button').first().click()
      await page.locator(`#${id}.day-row--arrived`).waitFor()
    },
  },
  {
    name: 'a move, same doctor, first time offered',
    before: '3 clicks',
    goal: { words: '≤ 2 clicks, a key', clicks: 2, keys: 1 },
    run: async (hand) => {
      await openMove(hand)
      await hand.press('Enter')
      await moved(hand)
    },
  },
  {
    name: 'a move to another doctor',
    before: 'not possible',
    goal: { words: '≤ 3 clicks, a key', clicks: 3, keys: 1 },
    run: async (hand) => {
      const { page } = hand
      await openMove(hand)
      await page.locator('button[name=chosenDoctor]:not([aria-current])').first().click()
      await page.locator('button[name=slot]:focus').waitFor()
      await hand.press('Enter')
      await moved(hand)
    },
  },
  {
    name: 'a move to a given day',
    before: '3 clicks, date and time typed blind',
    goal: { words: '≤ 4 clicks, a key', clicks: 4, keys: 1 },
    run: async (hand) => {
      const { page } = hand
      await openMove(hand)
      await page.locator('button[name=chosenDay]:not(.strip__full)').last().click()
      await page.locator('button[name=chosenTime]').last().click()
      await page.locator('button[name=slot]:focus').waitFor()
      await hand.press('Enter')
      await moved(hand)
    },
  },
]
