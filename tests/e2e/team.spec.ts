import { expect, type Page, test } from '@playwright/test'
import { mailboxOf } from '#tests/factories/mailbox.ts'
import { press } from './booking-journey.ts'
import { expectSoundInTurn } from './conformance.ts'
import { expectPage } from './provider-entry.ts'
import { changeRows, forgetLimit } from './server-database.ts'
import { signInAs } from './sign-in.ts'

test.beforeEach(() => forgetLimit('form'))

/** Whoever is invited here has an address like this. */
const invited = 'new-%@example.com'

// The team is left as it was found, whatever becomes of a test: the next one needs its seat.
test.afterEach(() => {
  changeRows('delete from team_members where user_id in (select id from users where email like ?)', invited)
  changeRows('delete from invites where email like ?', invited)
})

// One after the other: these tests change the same account.
test.describe.configure({ mode: 'default' })

const team = '/provider/4/dashboard/team'
const owner = 'zhongwen.du'

/** The link in the newest e-mail that the server's mailbox keeps for an address. */
async function linkTo(email: string): Promise<string> {
  const find = () => mailboxOf('data/e2e').find(({ to }) => to === email)
  await expect.poll(find, { message: `a message to ${email}` }).toBeDefined()
  return new URL(/https?:\/\/\S+\/provider\/invite\/\S+/.exec(find()!.text)![0]).pathname
}

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

test('every page of the team is sound in every language', async ({ page }) => {
  await signInAs(page, owner)
  await page.goto(team)
  const member = (await row(page, 'magnolia.biller@example.com').getByRole('link').getAttribute('href'))!
  const paths = [team, `${team}/invite`, member, `${member}/departure`, `${member}/ownership`]
  await expectSoundInTurn(page, paths, expectPage)
})

for (const javaScriptEnabled of [false, true]) {
  test.describe(`an invite, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('is sent, opened by its new link only, and makes an account on the team', async ({ page, browser }) => {
      const email = `new-${Date.now()}-${javaScriptEnabled ? 'on' : 'off'}@example.com`
      await signInAs(page, owner)
      await page.goto(team)
      await page.getByRole('link', { name: '邀请成员' }).click()
      await page.getByLabel('电子邮箱', { exact: true }).fill('nobody')
      expect((await press(page, page.getByRole('button', { name: '发送邀请' }))).status()).toBe(400)
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        '请输入电子邮箱，例如name@example.com',
        '请选择角色',
      ])
      await expect(page).toHaveTitle(/^错误：/)
      await page.getByLabel('电子邮箱', { exact: true }).fill(email)
      await page.getByLabel('只能查看').check()
      await press(page, page.getByRole('button', { name: '发送邀请' }))
      await expect(page.getByText('邀请已发送。')).toBeVisible()
      const first = await linkTo(email)
      await press(page, row(page, email).getByRole('button', { name: '重新发送' }))
      await expect(page.getByText('以前的链接已失效')).toBeVisible()
      await expect.poll(() => linkTo(email)).not.toBe(first)
      const link = await linkTo(email)

      const context = await browser.newContext({ javaScriptEnabled })
      const invitee = await context.newPage()
      expect((await invitee.goto(first))!.status()).toBe(404)
      // axe itself is a script.
      if (javaScriptEnabled) await expectPage(invitee, link)
      else await invitee.goto(link)
      await press(invitee, invitee.getByRole('button', { name: '注册账号并加入' }))
      await expect(invitee).toHaveURL(`${link}/register`)
      if (javaScriptEnabled) await expectPage(invitee, `${link}/register`)
      await expect(invitee.getByLabel('电子邮箱', { exact: true })).toHaveValue(email)
      await invitee.getByLabel('英文名').fill('Mei')
      await invitee.getByLabel('英文姓').fill('Lin')
      await invitee.getByLabel('密码').fill('winter-plum-orchard')
      await invitee.getByLabel('我同意使用条款').check()
      await press(invitee, invitee.getByRole('button', { name: '注册账号并加入' }))
      await expect(invitee).toHaveURL('/provider/4/dashboard')
      expect((await invitee.goto(link))!.status()).toBe(200)
      await expect(invitee.getByRole('heading', { level: 1 })).toHaveText('您已加入团队')
      await context.close()

      await page.goto(team)
      await row(page, email).getByRole('link', { name: '更改' }).click()
      await page.getByRole('link', { name: '移出团队…' }).click()
      await press(page, page.getByRole('button', { name: '确定移出' }))
      await expect(page.getByText('对方已移出团队')).toBeVisible()
      await expect(row(page, email)).toHaveCount(0)
    })
  })
}

test('the pages of the team fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, owner)
  await expectSoundInTurn(page, [`${team}/invite`, team], expectPage)
})
