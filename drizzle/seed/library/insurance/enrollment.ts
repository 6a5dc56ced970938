import { tri } from '#drizzle/seed/demo/tri.ts'
import {
  enrollmentRule,
  joinPlan,
  marketplace,
  marketplaceInfo,
  medicaidPage,
  medicareGov,
  period,
  startMedicare,
} from './shape.ts'

const whenCoverageStarts = medicareGov(
  'When does Medicare coverage start?',
  'basics/get-started-with-medicare/sign-up/when-does-medicare-coverage-start',
)

/** When one can join or change. Days of every year; a note says what a calendar can't. */
export const enrollment = [
  period({
    id: 'medicare-open-enrollment',
    name: tri('红蓝卡：每年换计划', '紅藍卡：每年換計劃', 'Medicare open enrollment'),
    opensOn: '10-15',
    closesOn: '12-07',
    note: tri(
      '可以加入、更换或退出优势计划和D部分药物计划，1月1日生效。先查自己的医生和药在不在里面。',
      '可以加入、更換或退出優勢計劃和D部分藥物計劃，1月1日生效。先查自己的醫生和藥在不在裡面。',
      'Join, change or leave an Advantage plan or a Part D plan, to start January 1. First check your doctors and medicines.',
    ),
    sources: [joinPlan],
  }),
  period({
    id: 'medicare-advantage-open-enrollment',
    name: tri('优势计划：再换一次', '優勢計劃：再換一次', 'Medicare Advantage open enrollment'),
    opensOn: '01-01',
    closesOn: '03-31',
    note: tri(
      '只给已经有优势计划的人：可以换一家，或回到红蓝卡再加药物计划，只能改一次。下个月1日生效。',
      '只給已經有優勢計劃的人：可以換一家，或回到紅藍卡再加藥物計劃，只能改一次。下個月1日生效。',
      'Only for people who have an Advantage plan: change once to another, or go back to Original Medicare and add a drug plan. It starts on the first of the next month.',
    ),
    sources: [joinPlan],
  }),
  period({
    id: 'medicare-general-enrollment',
    name: tri('红蓝卡：漏报的人补报', '紅藍卡：漏報的人補報', 'Medicare general enrollment'),
    opensOn: '01-01',
    closesOn: '03-31',
    note: tri(
      '65岁时没报B部分（或要付保费的A部分）的人，可以向社会安全局补报：1-800-772-1213。报名的下个月生效，保费可能加收。',
      '65歲時沒報B部分（或要付保費的A部分）的人，可以向社會安全局補報：1-800-772-1213。報名的下個月生效，保費可能加收。',
      'For people who missed Part B, or a Part A with a premium: sign up with Social Security, 1-800-772-1213. It starts the month after you sign up, and the premium may be higher.',
    ),
    sources: [whenCoverageStarts],
  }),
  period({
    id: 'medicare-initial-enrollment',
    name: tri(
      '红蓝卡：满65岁首次报名（看生日）',
      '紅藍卡：滿65歲首次報名（看生日）',
      'Medicare at 65: your own seven months',
    ),
    opensOn: null,
    closesOn: null,
    note: tri(
      '日期看您的生日，每个月都有人开始：从65岁生日那个月的前三个月，到后三个月，一共七个月。早报早生效，过了可能要多付保费。',
      '日期看您的生日，每個月都有人開始：從65歲生日那個月的前三個月，到後三個月，一共七個月。早報早生效，過了可能要多付保費。',
      'The days depend on your birthday, so somebody’s begin every month: from three months before the month you turn 65 to three months after it. Sign up early to start early; later may cost more.',
    ),
    sources: [startMedicare, whenCoverageStarts],
  }),
  period({
    id: 'marketplace-open-enrollment',
    name: tri('纽约市场计划（QHP）', '紐約市場計劃（QHP）', 'New York marketplace plans'),
    opensOn: '11-01',
    closesOn: '12-31',
    note: tri(
      '想1月1日就有保险，越早报越稳，报到哪一天还算数请看官方网站。以前可以报到第二年1月31日；联邦规定从2027年的保险起，各州最晚12月31日截止。州政府如果另外公布日期，以官方网站为准。过了这段时间，失去保险、结婚、生孩子等仍可以报名。',
      '想1月1日就有保險，越早報越穩，報到哪一天還算數請看官方網站。以前可以報到第二年1月31日；聯邦規定從2027年的保險起，各州最晚12月31日截止。州政府如果另外公布日期，以官方網站為準。過了這段時間，失去保險、結婚、生孩子等仍可以報名。',
      'To be covered January 1, sign up early, and check the website for the last day that counts. Enrollment used to last until January 31; for coverage of 2027 and after, a federal rule ends it by December 31 in every state. If the state announces other dates, go by its website. After it ends you can still sign up when you lose insurance, marry or have a baby.',
    ),
    sources: [marketplace('NY State of Health', ''), enrollmentRule],
  }),
  period({
    id: 'medicaid-essential-plan-child-health-plus',
    name: tri(
      '白卡、基本计划、儿童健康保险',
      '白卡、基本計劃、兒童健康保險',
      'Medicaid, Essential Plan, Child Health Plus',
    ),
    opensOn: null,
    closesOn: null,
    note: tri(
      '哪一天都可以申请：1-855-355-5777，可以要求中文，协助员免费。续保有期限，收到信就回。',
      '哪一天都可以申請：1-855-355-5777，可以要求中文，協助員免費。續保有期限，收到信就回。',
      'Apply on any day: 1-855-355-5777. Ask for Chinese. Help is free. Renewal has a deadline, so answer the letter.',
    ),
    sources: [medicaidPage, marketplaceInfo('Essential Plan Information', 'EssentialPlan')],
  }),
]
