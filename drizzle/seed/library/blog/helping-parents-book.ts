import { platformPost } from './post.ts'

export const helpingParentsBook = platformPost({
  number: 9,
  slug: 'help-your-parents-book',
  category: 'seniors',
  publishedOn: '2026-09-08',
  reviewer: null,
  specialtySlugs: ['geriatric-medicine', 'family-medicine', 'internal-medicine'],
  sources: [
    {
      publisher: 'U.S. Department of Health and Human Services',
      title: 'Family Members and Friends',
      url: 'https://www.hhs.gov/hipaa/for-individuals/family-members-friends/index.html',
    },
    {
      publisher: 'New York State Department of Health',
      title: 'Health Care Proxy: Appointing Your Health Care Agent in New York State',
      url: 'https://www.health.ny.gov/publications/1430.pdf',
    },
    {
      publisher: 'National Institute on Aging (NIH)',
      title: 'Taking an Older Person to a Doctor’s Appointment: Tips for Caregivers',
      url: 'https://www.nia.nih.gov/health/medical-care-and-appointments/taking-older-person-doctors-appointment-tips-caregivers',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '替爸妈约医生：人在外地也办得到',
      excerpt: '资料填爸妈的，联系方式填您的。约之前问清四件事，约好后把单子大字打印给他们。',
      seoTitle: '怎样替父母预约医生和陪诊',
      seoDescription: '替父母网上约医生怎么填，短信发给谁，改时间和取消怎么办，能不能听病情，医疗代理人表格做什么用。',
      keywords: ['替父母预约', '老人看病', '陪诊', '医疗代理人'],
      body: `
爸妈不会上网，子女又在上班，约医生常常一拖再拖。其实从找医生到改时间，子女都可以代办。

## 约之前问爸妈四件事

1. 最想解决什么？哪里不舒服，多久了？
2. 想看男医生还是女医生，讲什么话最自在？
3. 哪几个时间走得开，谁陪着去？
4. 保险卡正反面拍照给您，名字要跟卡上一样。

## 在本站怎么填

- “是给谁约的？”选“我的父母”，病人姓名和生日写爸妈的。
- 联系人写您自己的名字和手机，确认和提醒就发给您。
- 语言在“希望诊所跟您讲什么话”里选；行动不便、耳朵不好，写在“想看什么问题”里，一两句就够。不要写社安号。
- 有的诊所一约就成，有的要等诊所回复。页面会说明是哪一种。

约好以后会收到一个链接，改时间和取消都在里面，不用账号和密码。打开详细资料前，会先向您的手机或电子邮箱发一次验证码。链接就像门票，不要转发到大群里。

没有合适的时间，可以登记候补。有人取消时会通知您，要在限定的时间内答复。不想上网，也可以打电话给诊所，或打客服电话请人帮忙。

## 把单子给爸妈

用大字打印预约单，贴在门上。写上日期、星期几、几点出门、坐什么车、诊所电话。前一晚再打一次电话提醒，药和卡装进袋子。

## 您能不能听病情

只要病人同意，医生可以当着您的面谈，也可以在电话里告诉您。爸妈不在场时，诊所多半要先有书面同意，表格可以在前台拿。

纽约州还有一份医疗代理人表（Health Care Proxy）。病人头脑清楚时，请两位证人看着签名，指定谁在他讲不了话的时候替他决定。不用律师，也不用公证。

## 让爸妈自己讲

陪诊的时候，让爸妈先讲，您补充。有些话他们不想在孩子面前说，记得留几分钟让他们跟医生单独谈。

如果电话里听到他们讲话不清、胸痛或喘不过气，不要先约时间，马上打911，报他们的地址。
`,
    },
    'zh-Hant': {
      title: '替爸媽約醫生：人在外地也辦得到',
      excerpt: '病人欄填爸媽，聯絡人填您自己。先問清楚四件事，約好後把預約單用大字列印給他們。',
      seoTitle: '怎樣替父母預約看診和陪診',
      seoDescription:
        '替父母在網路上預約怎麼填，簡訊會傳給誰，改時間和取消怎麼辦，可不可以聽病情，醫療代理人表有什麼用。',
      keywords: ['替父母預約', '長輩看病', '陪診', '醫療代理人'],
      body: `
爸媽不會用網路，子女又要上班，看醫生的事就這樣一拖再拖。其實從找醫生到改時間，您都可以替他們辦好。

## 預約前先問爸媽四件事

1. 這次最想看什麼？哪裡不舒服，多久了？
2. 想看男醫生還是女醫生，說哪種話最自在？
3. 哪些時間有空，誰陪著去？
4. 請爸媽把保險卡正反面拍給您，姓名要和卡上一樣。

## 在本站怎麼填

- 「是幫誰約的？」選「我的父母」，病人姓名和出生日期填爸媽的。
- 聯絡人填您自己的姓名和手機，確認和提醒就會傳給您。
- 語言在「希望診所跟您講什麼話」選；走路不方便或重聽，寫在「想看什麼問題」，一兩句就好。請不要寫社安號碼。
- 有的診所一約就成立，有的要等診所答覆，頁面上會寫清楚。

約好後您會收到一個連結，改時間、取消都在裡面，不必註冊，也沒有密碼。要看詳細資料時，會先傳一組驗證碼到您的手機或電子郵件。連結就像門票，請不要轉傳到大群組。

找不到合適的時間，可以登記候補；有人取消就會通知您，請在期限內答覆。不想上網的話，也可以直接打電話給診所，或請客服幫忙。

## 把預約單交給爸媽

用大字列印預約單，貼在門上，寫上日期、星期幾、幾點出門、搭什麼車和診所電話。前一晚再打電話提醒一次，藥和保險卡先裝進袋子裡。

## 您可以聽病情嗎

只要病人同意，醫生可以當著您的面說明，也可以在電話裡告訴您。爸媽不在場時，診所多半要先有書面同意，表格可以向櫃台索取。

紐約州還有一種醫療代理人表（Health Care Proxy）：病人在頭腦清楚時，當著兩位見證人簽名，指定自己無法表達時由誰決定。不必找律師，也不必公證。

## 讓爸媽自己說

陪診時讓爸媽先說，您再補充。有些話他們不想在孩子面前講，請留幾分鐘讓他們單獨和醫生談。

如果在電話裡聽到他們口齒不清、說胸痛或喘不過氣，就不要先約時間，馬上打911，把他們的地址告訴接線員。
`,
    },
    'en-US': {
      title: 'Booking a doctor for your parents, even from far away',
      excerpt:
        'Enter their details as the patient and yours as the contact. Ask four things first, then print the ticket in large type.',
      seoTitle: 'How to book for your parents and go with them',
      seoDescription:
        'How to fill in the form for a parent, who gets the texts, how to change a time, whether the doctor may talk to you, and the health care proxy.',
      keywords: ['book for parents', 'caregiver', 'older adults', 'health care proxy'],
      body: `
Your parents aren’t online, you’re at work, and the visit keeps getting put off. But you can do it all for them, from finding a doctor to changing the time.

## Ask four things first

1. What do you most want help with? What’s wrong, and since when?
2. Would you like a male or a female doctor, and which language is easiest?
3. Which times work, and who will go with you?
4. Please send me photos of both sides of your insurance card. The name must match.

## Filling in the form here

- Under “Who is the visit for?” choose “My parent.” Enter their name and date of birth.
- As the contact, give your own name and phone. Confirmations and reminders will come to you.
- Choose the language under “Language you prefer.” Under “Reason for the visit,” mention trouble walking or hearing in a sentence or two. Don’t give a Social Security number.
- Some clinics confirm right away; others answer your request first. The page tells you which.

You get a link for changing or canceling. You don’t need an account or a password. Before details are shown, a code goes to your phone or email. Treat the link like a ticket and don’t post it in group chats.

No good time? Join the waitlist. When someone cancels, we’ll let you know. Answer within the time given. You can also call the clinic, or call customer service for help.

## Give them the plan on paper

Print the ticket in large type and tape it to the door: the date, the weekday, when to leave, which train or bus to take, and the clinic’s phone. Call the evening before, and have the medicines and cards packed in a bag.

## Can the doctor talk to you?

If the patient agrees, the doctor can talk in front of you or tell you by phone. If your parent isn’t there, most clinics want written consent first. Ask the front desk for the form.

New York also has a Health Care Proxy form. While they’re thinking clearly, your parent signs it in front of two witnesses and names who decides if they can’t speak. No lawyer or notary is needed.

## Let them talk

In the room, let your parent speak first and add what’s missing. Some things are hard to say in front of children, so leave a few minutes for them alone with the doctor.

If your parent’s speech is slurred on the phone, or they have chest pain or trouble breathing, don’t book a visit. Call 911 right away and give their address.
`,
    },
  },
})
