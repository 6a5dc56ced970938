import { expect, test } from '@playwright/test'
import { dayMs } from '#app/core/calendar/durations.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { enterManagement, mailedPath, mailTo, makeAssociation, openMemberPage, visitOf } from './association-journey.ts'
import { press } from './booking-journey.ts'
import { forgetLimit, withServerDatabase } from './server-database.ts'
import { perTry } from './tries.ts'

/** What managers do that is no part of the ninth story, each on an association of the test's own and without a script. */

/** How many mails of an announcement wait or have gone; at night they wait for the morning. */
const testsWritten = (announcement: string) =>
  withServerDatabase((database) => {
    const count = "select count(*) as count from message_outbox where subject_type = 'announcement' and subject_id = ?"
    return (database.prepare(count).get(announcement) as { count: number }).count
  })

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('somebody applies, is approved, and reads on their own page what is announced', async ({ page, browser }) => {
  const [slug, owner] = [perTry('journey-announced'), perTry('journey.announced')]
  makeAssociation(slug, owner)
  const [manager, email] = [visitOf(page, 'zh-Hant'), `${perTry('journey.applicant')}@example.com`]
  const applicantPage = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const applicant = visitOf(applicantPage, 'en-US')
  const members = applicant.words('association-members')

  forgetLimit('form')
  await applicantPage.goto(applicant.at(paths.association(slug)))
  await applicantPage.locator('.association-head__join').click()
  await applicantPage.locator('[name=email]').fill(email)
  await press(applicantPage, applicantPage.getByRole('button', { name: members('join.submit') }))
  await expect(applicantPage.getByText(members('errors.joinName')).first()).toBeVisible()
  await expect(applicantPage.locator('[name=email]')).toHaveValue(email)
  await applicantPage.locator('[name=name]').fill('Ming Applicant')
  await applicantPage.locator('[name=consent]').check()
  await press(applicantPage, applicantPage.getByRole('button', { name: members('join.submit') }))
  await expect(applicantPage.getByText(members('join.sent'))).toBeVisible()
  await applicantPage.goto(await mailedPath(email))
  await press(applicantPage, applicantPage.getByRole('button', { name: members('join.confirm') }))

  await enterManagement(manager, owner)
  const decide = manager.words('association-members')
  await page.goto(manager.at(paths.associationMembers({ status: 'applied' })))
  await page.getByRole('link', { name: 'Ming Applicant' }).click()
  await press(page, page.getByRole('button', { name: decide('member.decisions.approve'), exact: true }))
  await expect(page.getByText(decide('member.done.decision'))).toBeVisible()
  await mailTo(email, new RegExp(applicant.words('messages')('template.member_approved.lead').slice(0, 20)))
  await openMemberPage(applicant, await mailedPath(email), email)

  const t = manager.words('association-announcements')
  await page.goto(manager.at(paths.associationNewAnnouncement()))
  await page.locator('[name=titleEn]').fill('Helpers wanted')
  await page.locator('[name=bodyEn]').fill('We need ten helpers on Saturday.')
  await page.locator('[name=titleHans]').fill('需要帮手')
  await page.locator('[name=bodyHans]').fill('周六需要十位帮手。')
  await press(page, page.getByRole('button', { name: t('form.count') }))
  await expect(page.getByText(t('counted.members', { count: 2 }))).toBeVisible()
  await expect(page.locator('[name=bodyEn]')).toHaveValue('We need ten helpers on Saturday.')
  await press(page, page.getByRole('button', { name: t('form.save') }))
  await expect(page.getByRole('heading', { name: t('preview.title') })).toBeVisible()
  await expect(page.getByText('週六需要十位幫手。').first()).toBeAttached()
  await press(page, page.getByRole('button', { name: t('managed.test') }))
  await expect(page.getByText(t('done.test'))).toBeVisible()
  expect(testsWritten(new URL(page.url()).pathname.split('/').at(-1)!)).toBe(locales.length)
  const date = localDate(Date.now() + 2 * dayMs, newYork)
  const schedule = async () => {
    await page.locator('[name=when][value=later]').check()
    await page.locator('[name=date]').fill(date)
    await page.locator('[name=time]').fill('10:00')
    await press(page, page.getByRole('button', { name: t('managed.schedule') }))
  }
  // What was converted from the other script goes out only once somebody has read it.
  await schedule()
  await expect(page.getByText(t('status.draft'), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t('managed.edit') }).click()
  await page.locator('[name=read]').check()
  await press(page, page.getByRole('button', { name: t('form.save') }))
  await schedule()
  await expect(page.getByText(t('status.scheduled'), { exact: true })).toBeVisible()
})

test('an association moves to another address, the old one leads there, and its owner takes everything along', async ({
  page,
}) => {
  const [before, after, owner] = [perTry('journey-before'), perTry('journey-after'), perTry('journey.moved')]
  makeAssociation(before, owner)
  const manager = visitOf(page, 'en-US')
  const { at, words } = manager
  await enterManagement(manager, owner)
  const t = words('association-settings')
  await page.goto(at(paths.associationSettings()))
  await page.locator('[name=slug]').fill('login')
  await press(page, page.getByRole('button', { name: t('address.change') }))
  await expect(page.getByText(t('errors.slug')).first()).toBeVisible()
  await page.locator('[name=slug]').fill(after)
  await press(page, page.getByRole('button', { name: t('address.change') }))
  await expect(page.getByText(t('address.changed'))).toBeVisible()
  for (const locale of ['zh-Hant', 'en-US'] as const) {
    const moved = visitOf(page, locale).at
    const old = await page.request.get(moved(paths.association(before)), { maxRedirects: 0 })
    expect([old.status(), old.headers().location]).toEqual([301, moved(paths.association(after))])
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('export.take') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  const file = await page.request.get(paths.associationExport())
  expect(JSON.stringify(await file.json())).toContain(`${owner}@example.com`)
})
