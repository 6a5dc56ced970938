import type { Locator, Page } from '@playwright/test'
import { readOn } from './visible-text.ts'

/**
 * Characters a minute. 259.5 ± 38.2 is the greatest speed at which thirty students with normal sight read Chinese (Wang, Lin and Guo,
 * Brain and Behavior 2019, doi 10.1002/brb3.1216); old adults read more slowly (Brysbaert, Journal of Memory and Language 2019, doi
 * 10.1016/j.jml.2019.104047). So 250 is a reader in good form, and the seconds are the least that an elder takes who reads everything.
 */
const readingSpeed = 250

export type Way = Readonly<{ taps: number; typed: number; pages: number; characters: number; seconds: number }>

/** How many signs are read one by one: a Chinese character is one, and so is a word of letters or a number. */
const signs = (text: string): number =>
  [...text.matchAll(/\p{Script=Han}|\p{Script=Bopomofo}|[\p{Script=Latin}\p{M}'’-]+|\d[\d:.,–-]*/gu)].length

/** Somebody with a telephone who reads everything on the way to what they touch, and nothing below it. Keeps the account of it. */
export class Visitor {
  private taps = 0
  private typed = 0
  private pages = 0
  private read = ''

  constructor(readonly page: Page) {
    // A jump within a page is none, nor is what a page is shown in before there is one.
    page.on('framenavigated', (frame) => {
      const address = frame.url().split('#')[0]!
      if (frame !== page.mainFrame() || address === 'about:blank' || address === this.address) return
      this.address = address
      this.pages++
    })
  }

  private address = ''

  get way(): Way {
    const characters = [...this.read.replace(/\s/gu, '')].length
    const { taps, typed, pages } = this
    return { taps, typed, pages, characters, seconds: Math.round((signs(this.read) / readingSpeed) * 60) }
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
  }

  /** Scrolls no further than it takes to have something before one's eyes, and reads what comes by. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor()
    await target.scrollIntoViewIfNeeded()
    this.read += ` ${await this.page.evaluate(readOn)}`
  }

  /** Touches what leads to another page. */
  async follow(target: Locator): Promise<void> {
    await this.reach(target)
    this.taps++
    await Promise.all([this.page.waitForEvent('load'), target.tap()])
  }

  /** Touches what stays on the page. */
  async touch(target: Locator): Promise<void> {
    await this.reach(target)
    this.taps++
    await target.tap()
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.touch(field)
    this.typed += [...text].length
    await field.pressSequentially(text)
  }

  /** The key of the keyboard that searches. */
  async pressEnter(field: Locator): Promise<void> {
    await this.reach(field)
    this.taps++
    await Promise.all([this.page.waitForEvent('load'), field.press('Enter')])
  }

  /** Opens a list, reads it as far as the line that is wanted and touches that. */
  async choose(list: Locator, label: string): Promise<void> {
    await this.touch(list)
    const lines = await list.locator('option').allTextContents()
    const at = lines.indexOf(label)
    if (at < 0) throw new Error(`No line of the list says ${label}: ${lines.join(', ')}`)
    this.read += ` ${lines.slice(0, at + 1).join(' ')}`
    this.taps++
    await list.selectOption({ label })
  }
}
