import { expect, test } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { enterManagement, visitOf } from './association-journey.ts'
import { forgetLimit } from './server-database.ts'

/** Seats, line, tickets and door are part of the ninth story: association-story.spec.ts. */

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

test('somebody of the public asks for a seat, and whoever manages events sees who waits', async ({ page }) => {
  await page.goto(paths.association('example-chinese-physicians'))
  await page.getByRole('link', { name: '法拉盛免费量血压' }).click()
  await page.getByRole('button', { name: '报名' }).click()
  await expect(page.getByRole('alert')).toContainText('请填写姓名。')
  await page.getByLabel('姓名').fill('王小明')
  await page.getByLabel('邮箱').fill('event.visitor@example.com')
  forgetLimit('form')
  await page.getByRole('button', { name: '报名' }).click()
  await expect(page.getByText('请查收邮件')).toBeVisible()

  await enterManagement(visitOf(page, 'zh-Hans'), 'society.president')
  await page.goto(paths.associationEvents())
  await page.getByRole('link', { name: '会员工作坊：急救复训' }).click()
  await expect(page.getByText('第1位')).toBeVisible()
})
