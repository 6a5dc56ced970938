import { platformPost, reviewers } from './post.ts'

export const firstVisitChecklist = platformPost({
  number: 1,
  slug: 'first-visit-checklist',
  category: 'choosing-a-doctor',
  publishedOn: '2026-03-03',
  reviewer: reviewers.familyMedicine,
  specialtySlugs: ['family-medicine', 'internal-medicine'],
  sources: [
    {
      publisher: 'National Institute on Aging (NIH)',
      title: 'How To Prepare for a Doctor’s Appointment',
      url: 'https://www.nia.nih.gov/health/medical-care-and-appointments/how-prepare-doctors-appointment',
    },
    {
      publisher: 'Agency for Healthcare Research and Quality',
      title: 'Questions Are the Answer',
      url: 'https://www.ahrq.gov/questions/index.html',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '第一次看新医生：从约好到离开的清单',
      excerpt: '看诊时间往往只有二三十分钟。提前想好三个问题，当天早到一会儿，离开前把医嘱问清楚，就不会白跑。',
      seoTitle: '第一次看新医生要做什么：一张清单',
      seoDescription: '首诊前三天、当天、看诊时和离开前各做什么，怎样在短时间里把问题说清楚，听不懂时怎么问。',
      keywords: ['首诊', '看新医生', '看医生准备', '问医生的问题'],
      body: `
在美国看门诊，医生跟您面对面的时间不长。准备得好，短短一次也能谈到要紧的事。下面按时间先后列出来，可以打印，贴在冰箱上。

## 约好以后

- 把保险卡上的计划全名告诉诊所，请他们核对收不收。同一家公司有很多计划，只说公司名不够。
- 问清楚地址在几楼、有没有电梯、哪一站下车。
- 需要翻译就现在讲，不要等到当天。
- 以前的病历或片子在别处，请问要不要先传过来。

## 看诊前三天

想一想这次最想解决什么，写下三件事，最要紧的放第一。症状可以这样记：什么时候开始、多久发一次、什么情况会加重、做过什么处理。家里有人得过心脏病、糖尿病或癌症，也写上是谁、大概几岁得的。

## 当天

新病人请早到十五分钟填表。表上会问过敏、手术、正在吃的药。不确定的地方先空着，问前台，不要猜。如果要抽血，约的时候就问清楚要不要空腹；平时的药要不要照吃，也问诊所，不要自己停。

## 在诊室里

1. 先说最要紧的那一件，不要留到起身的时候。
2. 听不懂就请医生换个说法，或者画出来。
3. 用自己的话重复一遍：“您是说我先做检查，两周后再来，对吗？”
4. 吃草药、保健品、抽烟喝酒，都照实说。医生要靠这些判断用药是否合适。

可以带一位家人一起听，也可以问医生能不能录音。

## 离开以前

- 问三句话：我的主要问题是什么？我要做什么？为什么要这样做？
- 化验结果什么时候出来，是打电话、发信还是在网上看？
- 下次什么时候来，转诊单有没有开好？
- 出现哪些情况要马上联系诊所？

如果看诊前突然胸痛、喘不过气、一边手脚没力气或讲不出话，不要等预约，马上打911。
`,
    },
    'zh-Hant': {
      title: '第一次看新醫生：從約好到離開的清單',
      excerpt: '看診時間往往只有二三十分鐘。先想好三個問題，當天早到一點，離開前把醫囑問清楚，就不會白跑一趟。',
      seoTitle: '第一次看新醫生要做什麼：一張清單',
      seoDescription: '初診前三天、當天、看診時和離開前各做什麼，怎樣在短時間裡把問題講清楚，聽不懂時怎麼問。',
      keywords: ['初診', '看新醫生', '看診準備', '問醫生的問題'],
      body: `
在美國看門診，醫生跟您面對面的時間不長。準備得好，短短一次也談得到要緊的事。下面按先後列出來，可以列印，貼在冰箱上。

## 約好之後

- 把保險卡上的計劃全名告訴診所，請他們核對收不收。同一家公司有很多計劃，只講公司名不夠。
- 問清楚在幾樓、有沒有電梯、地鐵哪一站下車。
- 需要口譯現在就講，不要等到當天。
- 以前的病歷或片子在別處，請問要不要先傳過來。

## 看診前三天

想一想這次最想解決什麼，寫下三件事，最要緊的放第一。症狀可以這樣記：什麼時候開始、多久發作一次、什麼情況會加重、做過什麼處理。家裡有人得過心臟病、糖尿病或癌症，也寫上是誰、大約幾歲得的。

## 當天

新病人請早到十五分鐘填表。表上會問過敏、手術、正在吃的藥。不確定的先空著，問櫃台，不要猜。如果要抽血，約的時候就問清楚要不要空腹；平常的藥要不要照吃，也問診所，不要自己停。

## 在診間裡

1. 先講最要緊的那一件，不要留到起身的時候。
2. 聽不懂就請醫生換個講法，或者畫出來。
3. 用自己的話重複一次：「您是說我先做檢查，兩個星期後再來，對嗎？」
4. 吃草藥、保健品、抽菸喝酒，都照實講。醫生要靠這些判斷用藥合不合適。

可以帶一位家人一起聽，也可以問醫生能不能錄音。

## 離開之前

- 問三句話：我的主要問題是什麼？我要做什麼？為什麼要這樣做？
- 檢驗結果什麼時候出來，是打電話、寄信還是上網看？
- 下次什麼時候來，轉診單開好了沒有？
- 出現哪些情況要馬上聯絡診所？

如果看診前突然胸痛、喘不過氣、一邊手腳沒力或講不出話，不要等預約，馬上打911。
`,
    },
    'en-US': {
      title: 'Seeing a new doctor: a checklist from booking to leaving',
      excerpt:
        'You may get only 20 or 30 minutes. Pick three questions, come a little early, and repeat the plan before you leave.',
      seoTitle: 'First visit with a new doctor: a checklist',
      seoDescription:
        'What to do after booking, three days before, on the day, in the room, and before you leave, and what to ask when something is not clear.',
      keywords: ['first visit', 'new patient', 'doctor visit checklist', 'questions to ask'],
      body: `
Face time with a doctor in the United States is short. With some preparation, even a short visit can cover what matters. Here is the list in order. You can print it and put it on the fridge.

## After you book

- Tell the clinic the full name of the plan on your card and ask them to check it. One company sells many plans, so the company name alone is not enough.
- Ask which floor it’s on, whether there’s an elevator, and which subway stop is nearest.
- Need an interpreter? Say so now, not on the day.
- If older records or images are somewhere else, ask whether they should be sent ahead.

## Three days before

Think about what you most want from this visit. Write down three things and put the most important one first. For a symptom, note when it began, how often it comes, what makes it worse, and what you’ve tried. If close relatives had heart disease, diabetes, or cancer, note who and at about what age.

## On the day

New patients should come 15 minutes early for forms. The forms ask about allergies, surgeries, and medicines. If you’re not sure, don’t guess. Leave the line blank and ask the front desk. If blood will be drawn, ask when you book whether you need to fast. Ask about your usual medicines too; don’t stop them on your own.

## In the room

1. Start with the most important thing. Don’t save it for the way out.
2. If something isn’t clear, ask the doctor to say it another way or draw it.
3. Say it back: “So I do the test first and come again in two weeks, right?”
4. Be open about herbs, supplements, smoking, and alcohol. The doctor needs to know to choose medicine that’s safe for you.

You may bring a family member, and you may ask whether you can record the visit.

## Before you leave

- Ask three things: What is my main problem? What do I need to do? Why does it matter?
- When will results be ready, and will they come by phone, by mail, or online?
- When is the next visit, and is the referral written?
- What should make me call the clinic right away?

If you have sudden chest pain, trouble breathing, weakness on one side, or trouble speaking, don’t wait for the visit. Call 911.
`,
    },
  },
})
