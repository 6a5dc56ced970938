import { expect, type Page, test } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expectSoundInTurn } from './conformance.ts'
import { forgetLimit } from './server-database.ts'
import { fillLogin } from './sign-in.ts'

const physicians = paths.association('example-chinese-physicians')

/** The address of an event on the page of its association. */
async function openEvent(page: Page, title: string): Promise<string> {
  await page.goto(physicians)
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL('**/events/**')
  return new URL(page.url()).pathname
}

/** Signs in whoever leads the physicians, and opens the event that is full. */
async function openFullEvent(page: Page): Promise<string> {
  await page.goto(paths.associationLogin())
  await fillLogin(page, 'society.president')
  await page.waitForURL(`**${paths.associationHome()}`)
  await page.goto(paths.associationEvents())
  await page.getByRole('link', { name: '会员工作坊：急救复训' }).click()
  await expect(page.getByText('第1位')).toBeVisible()
  return new URL(page.url()).pathname
}

test.use({ viewport: { width: 390, height: 844 } })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody of the public asks for a seat, and whoever manages events sees who waits', async ({ page }) => {
    await openEvent(page, '法拉盛免费量血压')
    await page.getByRole('button', { name: '报名' }).click()
    await expect(page.getByRole('alert')).toContainText('请写姓名。')
    await page.getByLabel('姓名').fill('王小明')
    await page.getByLabel('邮箱').fill('event.visitor@example.com')
    forgetLimit('form')
    await page.getByRole('button', { name: '报名' }).click()
    await expect(page.getByText('请查收邮件')).toBeVisible()
    await openFullEvent(page)
  })
})

test('every page of events is sound in every language', async ({ page }) => {
  const path = await openEvent(page, '法拉盛免费量血压')
  const managed = await openFullEvent(page)
  const id = managed.split('/').at(-1)!
  await expectSoundInTurn(page, [
    ...[path, physicians, paths.associationEvents(), paths.associationNewEvent(), managed],
    ...[paths.associationEventForm(id), paths.associationEventDoor(id)],
  ])
})
