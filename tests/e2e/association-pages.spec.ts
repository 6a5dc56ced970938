import { expect, test } from '@playwright/test'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { readSessionSecret } from '#app/core/secrets.server.ts'
import { optOutTokenOf } from '#app/modules/association/announcements/opt-out-token.server.ts'
import { paths } from '#app/paths.ts'
import { signInAsAdmin } from './administration.ts'
import { enterManagement, mailedPath, openMemberPage, visitOf } from './association-journey.ts'
import { press } from './booking-journey.ts'
import { demoEventOf, expectSound } from './association-looks.ts'
import { expectFaultless } from './conformance.ts'
import { forgetLimit, withServerDatabase } from './server-database.ts'
import { signInAs } from './sign-in.ts'
import { perTry } from './tries.ts'

const slug = 'example-chinese-physicians'
const physicians = paths.association(slug)

const pollThatIs = (status: string) =>
  withServerDatabase((database) => {
    const any = `select p.id from polls p join associations a on a.id = p.association_id where a.slug = ? and p.status = ?`
    return (database.prepare(any).get(slug, status) as { id: string }).id
  })

const anOfficer = () =>
  withServerDatabase((database) => {
    const any = `select m.id from association_members m join associations a on a.id = m.association_id
                  where a.slug = ? and m.role = 'officer' limit 1`
    return (database.prepare(any).get(slug) as { id: string }).id
  })

const endorsementInForce = () =>
  withServerDatabase((database) => {
    const any = `select e.id from association_endorsements e join associations a on a.id = e.association_id
                  where a.slug = ? and e.step = 'accepted' limit 1`
    return (database.prepare(any).get(slug) as { id: string }).id
  })

/** The page to which each mail of an announcement has a link, for one member. */
function optOutPath(memberId: string): string {
  const { SESSION_SECRET = '' } = process.env
  const secret = readSessionSecret({ NODE_ENV: 'production', DATA_DIR: './data/e2e', SESSION_SECRET })
  return paths.announcementOptOut(optOutTokenOf(memberId, secret))
}

test('every open page of associations is sound in every language', async ({ page }) => {
  await expectSound(page, [
    ...[paths.associations(), physicians, paths.associationLogin(), paths.associationSignup()],
    ...[paths.associationSignup({ sent: 'yes' }), paths.associationJoin(slug), paths.memberLink(slug)],
    ...[paths.memberLink(slug, { ended: 'yes' }), paths.memberLink(slug, { sent: 'yes' })],
    paths.associationEventPage(slug, demoEventOf('blood-pressure')),
  ])
  // A phone shows it as it stands, with targets to press.
  await page.goto(withPrefix(physicians, 'zh-Hant'))
  await expectFaultless(page)
})

test('who wants no announcements by mail says so on a page that is sound in every language, before and after', async ({
  page,
}) => {
  const path = optOutPath(`demo-association-${slug}-member-014`)
  await expectSound(page, [path])
  for (const _answer of ['no mail', 'mail again']) {
    await press(page, page.locator('main form button'))
    await expect(page.getByRole('status')).toBeVisible()
    await expectFaultless(page)
  }
})

test.describe('the management', () => {
  test('of members, polls and texts is sound in every language', async ({ page }) => {
    await enterManagement(visitOf(page, 'zh-Hans'), 'society.president')
    const [open, closed] = [pollThatIs('open'), pollThatIs('closed')]
    await expectSound(page, [
      ...[
        paths.associationHome(),
        ...['about', 'logo', 'categories', 'contact', 'joining', 'bylaws', 'members'].map((step) =>
          paths.associationOnboarding({ step }),
        ),
      ],
      ...[paths.associationMembers(), paths.associationMembers({ status: 'applied' }), paths.associationNewMember()],
      ...[paths.associationMember(`demo-association-${slug}-member-012`), paths.associationImport()],
      ...[
        paths.associationPolls(),
        paths.associationPollNew(),
        paths.associationPollEdit(pollThatIs('draft')),
        paths.associationPoll(open),
        paths.associationPoll(closed),
      ],
    ])
    await page.goto(paths.associationMembers({ status: 'applied' }))
    await expectFaultless(page)
  })

  test('of events, announcements, endorsements, figures and settings is sound in every language', async ({ page }) => {
    await enterManagement(visitOf(page, 'zh-Hans'), 'society.president')
    const [talk, lecture] = [demoEventOf('talk'), demoEventOf('lecture')]
    await expectSound(page, [
      ...[paths.associationEvents(), paths.associationNewEvent(), paths.associationEvent(talk)],
      ...[paths.associationEvent(lecture), paths.associationEventForm(talk), paths.associationEventGreeters(talk)],
      ...[paths.associationEventDoor(talk), paths.associationAnnouncements(), paths.associationNewAnnouncement()],
      ...['sent', 'draft'].map((kind) => paths.associationAnnouncement(`demo-announcement-${kind}`)),
      ...[paths.associationAnnouncementForm('demo-announcement-draft'), paths.associationEndorsements({ q: 'bai' })],
      ...[paths.associationEndorsements({ new: 'statement' }), paths.associationEndorsements({ new: 'demo-wei-chen' })],
      ...[paths.associationEndorsements({ revoke: endorsementInForce() }), paths.associationAnalytics()],
      ...[
        paths.associationSettings(),
        paths.associationSettings({ form: 'identity' }),
        paths.associationSettings({ form: 'close' }),
      ],
    ])
  })
})

test('who runs an association, and what an invitation opens, is sound in every language', async ({ page, browser }) => {
  const visit = visitOf(page, 'zh-Hans')
  const email = `${perTry('invited.admin')}@example.com`
  await enterManagement(visit, 'society.president')
  await page.goto(paths.associationAccess())
  await page.locator('[name=name]').fill('Ling Invited')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=role][value=admin]').check()
  await press(page, page.getByRole('button', { name: visit.words('association-access')('invite.send') }))
  await expectSound(page, [
    ...[paths.associationAccess(), paths.associationAccess({ form: 'person', person: anOfficer() })],
    paths.associationOwnership(),
  ])
  const stranger = await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'America/New_York' })).newPage()
  const invitation = await mailedPath(email)
  await expectSound(stranger, [invitation])
  await stranger.goto(invitation)
  forgetLimit('form')
  await press(stranger, stranger.getByRole('button', { name: visit.words('association-access')('invitation.decline') }))
  await expectFaultless(stranger)
  // The link has been used: the page says so, and is sound too.
  expect((await stranger.goto(invitation))!.status()).toBe(410)
  await expectFaultless(stranger)
})

test('a member’s own page, its gate and a ticket are sound in every language', async ({ page }, { retry }) => {
  // Somebody else when it is tried once more: who has a seat asks for none.
  const email = `${slug}.${20 + retry}@example.com`
  const visit = visitOf(page, 'zh-Hans')
  forgetLimit('form')
  await page.goto(paths.memberLink(slug))
  await page.locator('[name=email]').fill(email)
  await press(page, page.getByRole('button', { name: visit.words('association-member')('ask.submit') }))
  const path = await mailedPath(email)
  await expectSound(page, [path, `${path}/access`])
  await openMemberPage(visit, path, email)
  const events = visit.words('association-events')
  await press(page, page.getByRole('button', { name: events('mine.registerOne', { title: '法拉盛免费量血压' }) }))
  const seat = new URL(page.url()).pathname
  await expectSound(page, [path, `${path}?poll=${pollThatIs('closed')}`, seat])
})

test('the page of somebody’s associations in the provider area is sound in every language', async ({ page }) => {
  await signInAs(page, 'zhining.bai')
  await expectSound(page, [paths.ownAssociations()])
})

test('what reviewers see of associations is sound', async ({ page }) => {
  await signInAsAdmin(page, 'admin.association', { to: paths.reviewQueue('associations') })
  await expectFaultless(page)
  await page.goto(paths.adminAssociations())
  await expectFaultless(page)
})
