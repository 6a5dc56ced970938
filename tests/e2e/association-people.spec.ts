import { expect, test } from '@playwright/test'
import { paths } from '#app/paths.ts'
import {
  enterManagement,
  mailedCodes,
  mailedPath,
  makeAssociation,
  makeEvent,
  makeManager,
  openDoors,
  visitOf,
} from './association-journey.ts'
import { demoEventOf, expectSound } from './association-looks.ts'
import { press } from './booking-journey.ts'
import { expectFaultless } from './conformance.ts'
import { forgetLimit } from './server-database.ts'
import { perTry } from './tries.ts'

/** Pages to which a message leads somebody, each sound in every language. */

const inChinese = { locale: 'zh-CN', timezoneId: 'America/New_York' }

test('a greeter’s door: before the code, before the day, and the list', async ({ page, browser }) => {
  const visit = visitOf(page, 'zh-Hans')
  const t = visit.words('association-events')
  const [owner, helper] = [perTry('people.door'), `${perTry('door.helper')}@example.com`]
  const event = makeEvent(makeAssociation(perTry('people-door'), owner), demoEventOf('talk'))
  await enterManagement(visit, owner)
  await page.goto(paths.associationEventGreeters(event))
  await page.locator('[name=name]').fill('Ling Helper')
  await page.locator('[name=email]').fill(helper)
  await press(page, page.getByRole('button', { name: t('greeters.hand') }))
  await expectFaultless(page)

  const greeter = await (await browser.newContext(inChinese)).newPage()
  const door = await mailedPath(helper)
  await expectSound(greeter, [door])
  await greeter.goto(door)
  await press(greeter, greeter.locator('main form button'))
  await greeter.locator('[name=code]').fill((await mailedCodes([helper]))[0]!)
  await expectFaultless(greeter)
  await press(greeter, greeter.locator('main form button').first())
  await expect(greeter.getByText(t('greeter.early'))).toBeVisible()
  await expectSound(greeter, [door])
  openDoors(event)
  await greeter.goto(door)
  await expect(greeter.locator('.door-count')).toBeVisible()
  await expectSound(greeter, [door])
})

test('the confirmation of a seat that somebody of the public has asked for', async ({ page }) => {
  const [event, email] = [demoEventOf('blood-pressure'), `${perTry('people.seat')}@example.com`]
  forgetLimit('form')
  await page.goto(paths.associationEventPage('example-chinese-physicians', event))
  await page.locator('[name=name]').fill('Ming Seat')
  await page.locator('[name=email]').fill(email)
  await press(page, page.locator('main form button'))
  await expectSound(page, [await mailedPath(email)])
})

test('an association is handed over: the offer, and what its new owner agrees to', async ({ page, browser }) => {
  const owner = visitOf(page, 'zh-Hans')
  const t = owner.words('association-access')
  const [slug, ownerName, heirName] = [perTry('people-handed'), perTry('people.owner'), perTry('people.heir')]
  makeManager(makeAssociation(slug, ownerName), heirName, 'admin')
  await enterManagement(owner, ownerName)
  await page.goto(paths.associationAccess())
  await page.locator('[name=heir]').check()
  await press(page, page.getByRole('button', { name: t('handover.offer') }))
  await expectSound(page, [paths.associationAccess()])

  const heir = await (await browser.newContext(inChinese)).newPage()
  await enterManagement(visitOf(heir, 'zh-Hans'), heirName)
  await expectSound(heir, [paths.associationOwnership()])
  await heir.goto(paths.associationOwnership())
  await press(heir, heir.getByRole('button', { name: t('ownership.accept') }))
  await expect(heir.locator('[name=confirmation]')).toHaveAttribute('aria-invalid', 'true')
  await expectFaultless(heir)
  await heir.locator('[name=confirmation]').fill(slug)
  await press(heir, heir.getByRole('button', { name: t('ownership.accept') }))
  await heir.goto(paths.associationSettings())
  await expect(heir.getByRole('link', { name: owner.words('association-settings')('export.take') })).toBeVisible()
})
