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

/** When one can join or change. Days of every year; a note says what a calendar can’t. */
export const enrollment = [
  period({
    id: 'medicare-open-enrollment',
    name: tri('红蓝卡：每年换计划', '紅藍卡：每年換計劃', 'Medicare open enrollment'),
    opensOn: '10-15',
    closesOn: '12-07',
    note: tri(
      '可以加入、更换或退出优势计划和D部分药物计划，1月1日生效。先查新计划包不包括您的医生和药。',
      '可以加入、更換或退出優勢計劃和D部分藥物計劃，1月1日生效。先查新計劃包不包括您的醫生和藥。',
      'Join, change, or leave an Advantage plan or a Part D plan. Changes start January 1. First check that your doctors and medicines are covered.',
    ),
    sources: [joinPlan],
  }),
  period({
    id: 'medicare-advantage-open-enrollment',
    name: tri('优势计划：再换一次', '優勢計劃：再換一次', 'Medicare Advantage open enrollment'),
    opensOn: '01-01',
    closesOn: '03-31',
    note: tri(
      '只给已经有优势计划的人：可以换一家，或回到原来的红蓝卡、再加药物计划，只能改一次。下个月1日生效。',
      '只給已經有優勢計劃的人：可以換一家，或回到原來的紅藍卡、再加藥物計劃，只能改一次。下個月1日生效。',
      'Only for people who have an Advantage plan: you can switch once to another, or go back to Original Medicare and add a drug plan. The change starts on the first of the next month.',
    ),
    sources: [joinPlan],
  }),
  period({
    id: 'medicare-general-enrollment',
    name: tri('红蓝卡：错过的人补报名', '紅藍卡：錯過的人補登記', 'Medicare general enrollment'),
    opensOn: '01-01',
    closesOn: '03-31',
    note: tri(
      '65岁时没报名B部分（或要付保费的A部分）的人，可以向社会安全局补报名：1-800-772-1213。报名的下个月生效，保费可能加收。',
      '65歲時沒登記B部分（或要付保費的A部分）的人，可以向社會安全局補登記：1-800-772-1213。登記的下個月生效，保費可能加收。',
      'For people who missed signing up for Part B (or Part A with a premium): call Social Security, 1-800-772-1213. Coverage starts the month after you sign up, and the premium may be higher.',
    ),
    sources: [whenCoverageStarts],
  }),
  period({
    id: 'medicare-initial-enrollment',
    name: tri(
      '红蓝卡：满65岁首次报名（看生日）',
      '紅藍卡：滿65歲首次報名（看生日）',
      'Medicare at 65: your seven months to sign up',
    ),
    opensOn: null,
    closesOn: null,
    note: tri(
      '报名时间看您的生日：从65岁生日那个月的前三个月，到后三个月，一共七个月。早报名早生效，过了时间可能要多付保费。',
      '登記時間看您的生日：從65歲生日那個月的前三個月，到後三個月，一共七個月。早登記早生效，過了時間可能要多付保費。',
      'The dates depend on your birthday: from three months before the month you turn 65 to three months after it. The earlier you sign up, the earlier coverage starts. Signing up late may cost more.',
    ),
    sources: [startMedicare, whenCoverageStarts],
  }),
  period({
    id: 'marketplace-open-enrollment',
    name: tri('纽约市场计划（QHP）', '紐約市場計劃（QHP）', 'New York marketplace plans'),
    opensOn: '11-01',
    closesOn: '12-31',
    note: tri(
      '想从1月1日起就有保险，请尽早报名；最晚哪一天报名还来得及，请看官方网站。以前可以报到第二年1月31日；联邦规定从2027年的保险起，各州最晚12月31日截止。州政府如果另外公布日期，以官方网站为准。过了这段时间，失去保险、结婚、生孩子等仍可以报名。',
      '想從1月1日起就有保險，請儘早報名；最晚哪一天報名還來得及，請看官方網站。以前可以報到第二年1月31日；聯邦規定從2027年的保險起，各州最晚12月31日截止。州政府如果另外公布日期，以官方網站為準。過了這段時間，失去保險、結婚、生孩子等仍可以報名。',
      'To be covered on January 1, sign up early, and check the official website for the last day to do so. Enrollment used to run until January 31; starting with 2027 coverage, a federal rule ends it by December 31 in every state. If the state announces other dates, follow its website. After that, you can still sign up if you lose insurance, get married, or have a baby.',
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
      '全年都可以申请：1-855-355-5777，可以要求中文，有免费协助员。续保有期限，收到信就回。',
      '全年都可以申請：1-855-355-5777，可以要求中文，有免費協助員。續保有期限，收到信就回。',
      'Apply any time of year: 1-855-355-5777. Ask for Chinese. Help is free. Renewals have a deadline, so answer the letter.',
    ),
    sources: [medicaidPage, marketplaceInfo('Essential Plan Information', 'EssentialPlan')],
  }),
]
