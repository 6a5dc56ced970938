import type { Locator } from '@playwright/test'
import type { Visitor } from './visitor.ts'

export type Task = Readonly<{
  name: string
  /** From the home page to a page with times. */
  find: (visitor: Visitor) => Promise<void>
  /** Which of the times that are shown there is wanted; left out, the first. */
  isWanted?: (at: Date) => boolean
  /** Says what is wrong with a ticket, if it is not the one that was wanted. */
  fault: (ticket: { text: string; at: Date }) => string | null
}>

const search = async (visitor: Visitor, words: string): Promise<void> => {
  const field = visitor.page.getByRole('combobox').or(visitor.page.locator('main #q')).first()
  await visitor.type(field, words)
  await visitor.pressEnter(field)
}

const firstTime = (visitor: Visitor): Locator => visitor.page.locator('.results__list .doc a.next__time').first()

/** The first time of the list that is on a weekend, as somebody who can come then would take it. */
async function firstOnWeekend({ page }: Visitor): Promise<Locator> {
  const times = page.locator('.results__list .doc a.next__time')
  const addresses = await times.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const index = addresses.findIndex((address) => isWeekend(new Date(new URL(address).searchParams.get('slot')!)))
  if (index < 0) throw new Error('No card names a time on a weekend.')
  return times.nth(index)
}

const weekday = (at: Date): string => at.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'America/New_York' })

const isWeekend = (at: Date): boolean => /Sat|Sun/.test(weekday(at))

export const tasks: readonly Task[] = [
  {
    name: 'a doctor whose name is known',
    find: async (visitor) => {
      await search(visitor, '張美玲')
      await visitor.follow(firstTime(visitor))
    },
    fault: ({ text }) => (text.includes('張美玲') ? null : 'another doctor'),
  },
  {
    name: 'a complaint near Flushing',
    find: async (visitor) => {
      await search(visitor, '胃痛，法拉盛')
      await visitor.follow(firstTime(visitor))
    },
    fault: ({ text }) => (/Flushing, NY/.test(text) ? null : 'not in Flushing'),
  },
  {
    name: 'my plan this weekend',
    find: async (visitor) => {
      const { page } = visitor
      await visitor.touch(page.locator('main summary', { hasText: '加上地區、保險、語言' }))
      await visitor.choose(page.locator('main select[name=plan]'), '白卡（Medicaid）')
      await visitor.follow(page.getByRole('button', { name: '找醫生', exact: true }).first())
      await visitor.follow(page.getByRole('link', { name: '週末', exact: true }))
      await visitor.follow(await firstOnWeekend(visitor))
    },
    isWanted: isWeekend,
    fault: ({ at }) => (isWeekend(at) ? null : `on ${weekday(at)}`),
  },
  {
    name: 'my plan remembered, this weekend',
    find: async (visitor) => {
      const { page } = visitor
      await visitor.follow(page.getByRole('navigation').getByRole('link', { name: '找醫生', exact: true }).first())
      await visitor.follow(page.getByRole('link', { name: '我的保險', exact: true }))
      await visitor.choose(page.getByLabel('您的保險'), '白卡（Medicaid）')
      await visitor.follow(page.getByRole('button', { name: '記住' }))
      await visitor.follow(page.getByRole('link', { name: /^收白卡/ }))
      await visitor.follow(page.getByRole('link', { name: '週末', exact: true }))
      await visitor.follow(await firstOnWeekend(visitor))
    },
    isWanted: isWeekend,
    fault: ({ at }) => (isWeekend(at) ? null : `on ${weekday(at)}`),
  },
]

/** The first button of a time that is wanted, on this page or on that of a day that its links name; an error where there is none. */
async function wantedTime(visitor: Visitor, isWanted: (at: Date) => boolean): Promise<Locator> {
  const { page } = visitor
  const days = await page.locator('.days a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  for (const day of [null, ...days]) {
    if (day !== null) {
      const at = new URL(day, page.url()).searchParams.get('day')
      if (!at || !isWanted(new Date(`${at}T17:00:00Z`))) continue
      await visitor.follow(page.locator(`.days a[href="${day}"]`))
    }
    const slots = page.locator('main button[name=slot]')
    const values = await slots.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('value')!))
    const index = values.findIndex((value) => isWanted(new Date(value)))
    if (index >= 0) return slots.nth(index)
  }
  throw new Error('No time is shown that is wanted.')
}

/** From a time that was touched to its ticket, with nothing filled in that is not asked for. */
export async function book(visitor: Visitor, { isWanted = () => true }: Task): Promise<void> {
  const { page } = visitor
  const first = page.getByRole('button', { name: /^沒看過/ })
  // The answer keeps the time that was touched where it fits such a visit; else there are others to choose from.
  if (await first.isVisible()) {
    await visitor.follow(first)
  } else {
    await visitor.follow(page.getByRole('link', { name: /^沒看過/ }))
    await visitor.follow(await wantedTime(visitor, isWanted))
  }
  await visitor.type(page.locator('[name=nameEn]'), 'FANG QINIAN')
  await visitor.type(page.locator('[name=birthYear]'), '1958')
  await visitor.type(page.locator('[name=birthMonth]'), '3')
  await visitor.type(page.locator('[name=birthDay]'), '27')
  await visitor.type(page.locator('[name=phone]'), '9172345678')
  await visitor.touch(page.locator('[name=consent]'))
  await visitor.follow(page.getByRole('button', { name: '確認預約' }).last())
}
