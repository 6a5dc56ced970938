import type { Localized } from '#app/core/i18n/locale.ts'

/** What associations keep of their members and guests, as docs/associations.md has it; stands before the part about what is counted. */
const associations: Localized = {
  'zh-Hans': `## 协会、活动和投票

- 会员：姓名、电子邮箱、语言、会员编号、职务和会费记录，由您申请时填写，或由协会录入。协会的负责人和管理员看得到，也能导出。公开页面可能列出理事，以及同意列出的会员医生。退出以后，资料不会自动删除。
- 活动报名：姓名和电子邮箱加密保存。协会的负责人和管理员看得到名单，也能导出；他们请来签到的人，当天只看得到姓名和到场情况。活动结束400天后删除。
- 投票：记名投票会让其他会员看到姓名和所投的票。不记名投票只记您投过，截止后公布的选票不写姓名。
- 公告：显示在会员的页面上，也可能寄到您的电子邮箱；邮件可以退订。协会知道邮件有没有发出、页面上有没有打开，邮件打没打开不追踪。

`,
  'zh-Hant': `## 協會、活動和投票

- 會員：姓名、電子郵件、語言、會員編號、職務和會費紀錄，由您申請時填寫，或由協會輸入。協會的負責人和管理員看得到，也能匯出。公開頁面可能列出理事，以及同意列出的會員醫生。退出以後，資料不會自動刪除。
- 活動報名：姓名和電子郵件加密保存。協會的負責人和管理員看得到名單，也能匯出；他們請來報到的人，當天只看得到姓名和到場情況。活動結束400天後刪除。
- 投票：記名投票會讓其他會員看到姓名和所投的票。不記名投票只記您投過，截止後公布的選票不寫姓名。
- 公告：顯示在會員的頁面上，也可能寄到您的電子郵件；郵件可以取消訂閱。協會知道郵件有沒有寄出、頁面上有沒有打開，郵件有沒有打開不追蹤。

`,
  'en-US': `## Associations

- Members: name, email, language, number, office, and dues. The owner and admins see and can export them. The public page may name officers, and doctors who agreed. Not deleted when you leave.
- Event sign-ups: name and email, encrypted. The owner and admins see and can export them; greeters see names on that day only. Deleted 400 days after the event.
- Polls: an open ballot shows members your name and vote; a secret one records only that you voted.
- Announcements: on your page and perhaps by email, which you can stop. Opening one on your page is noted; opening an email isn’t.

`,
}

const counting = /^## (?:我们怎样计数|我們怎樣計數|What we count)$/mu

/** The words of the version before, with what associations keep. */
export const withAssociations = (body: Localized): Localized => ({
  'zh-Hans': body['zh-Hans'].replace(counting, (heading) => associations['zh-Hans'] + heading),
  'zh-Hant': body['zh-Hant'].replace(counting, (heading) => associations['zh-Hant'] + heading),
  'en-US': body['en-US'].replace(counting, (heading) => associations['en-US'] + heading),
})
