import { medicareGov, medlinePlus, stateHealth } from './sources.ts'
import type { Topic } from './topic.ts'

export const elderCarePlanning: Topic[] = [
  {
    key: 'long-term-home-care',
    category: 'elder-care',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'geriatric-medicine'],
    sources: [
      stateHealth('New York Independent Assessor Program (NYIAP)', 'health_care/medicaid/redesign/nyiap/'),
      stateHealth(
        'Consumer Directed Personal Assistance Program (CDPAP)',
        'health_care/medicaid/program/longterm/cdpap.htm',
      ),
      medicareGov('Home health services', 'coverage/home-health-services'),
    ],
    text: {
      'zh-Hans': {
        title: '长期居家护理',
        aliases: ['家庭护理', '护理员', '家护', 'CDPAP', '请人照顾老人', '长期护理'],
        summary: '老人需要人帮忙洗澡、穿衣、走路时，有白卡的人可以申请护理员到家里来。',
        body: `
          白卡付长期的居家照顾；红蓝卡只付短期、由医生开的居家护理，不付整天的照顾。以下截至2026年11月2日。
          ## 有哪几种
          - 护理员到家，由机构派人。
          - CDPAP：自己挑护理员，有些亲人也可以做，配偶不行。薪水由州政府指定的一家公司发。
          - 管理式长期护理（MLTC）：由保险计划安排护理员、日间中心等。
          - PACE：55岁以上，看病和照顾都由一个团队管。
          ## 怎么申请
          - 先有白卡，再打纽约独立评估处1-855-222-8350，可以要求中文，评估不收费。
          - 护士会问日常动作要不要人帮。2025年9月1日起，新申请的人一般要有三项以上需要动手帮忙；失智症是两项以上需要有人看着。
          - 由计划或县政府决定时数，不同意可以上诉，信上有期限。
          ## 问什么，带什么
          - 请家庭医生把病情和困难写进病历，评估时家人在场。
          - 可以问：护理员说什么话？夜里怎么办？换人要多久？
          - 不要给陌生人卡号，也不要收“签约现金”。
        `,
      },
      'zh-Hant': {
        title: '長期居家照護',
        aliases: ['家庭護理', '看護', '家護', '護理員', '請人照顧老人', '長期照護', '長期護理'],
        summary: '長者需要人幫忙洗澡、穿衣、走路時，有白卡的人可以申請護理員到家裡來。',
        body: `
          白卡付長期的居家照護；紅藍卡只付短期、由醫生開的居家護理，不付整天的照顧。以下截至2026年11月2日。
          ## 有哪幾種
          - 護理員到家，由機構派人。
          - CDPAP：自己挑護理員，有些親人也可以做，配偶不行。薪水由州政府指定的一家公司發。
          - 管理式長期護理（MLTC）：由保險計劃安排護理員、日間中心等。
          - PACE：55歲以上，看病和照顧都由一個團隊管。
          ## 怎麼申請
          - 先有白卡，再打紐約獨立評估處1-855-222-8350，可以要求中文，評估不收費。
          - 護士會問日常動作要不要人幫。2025年9月1日起，新申請的人一般要有三項以上需要動手幫忙；失智症是兩項以上需要有人看著。
          - 由計劃或縣政府決定時數，不同意可以上訴，信上有期限。
          ## 問什麼，帶什麼
          - 請家庭醫生把病情和困難寫進病歷，評估時家人在場。
          - 可以問：護理員說什麼話？夜裡怎麼辦？換人要多久？
          - 不要給陌生人卡號，也不要收「簽約現金」。
        `,
      },
      'en-US': {
        title: 'Long-term home care',
        aliases: ['home care', 'home attendant', 'CDPAP', 'MLTC', 'home health aide'],
        summary:
          'Older adults who have Medicaid and need help bathing, dressing, or walking can apply for an aide at home.',
        body: `
          Medicaid pays for long-term help at home. Medicare pays only for short, doctor-ordered home health visits, not all-day care. This is as of November 2, 2026.
          ## The choices
          - An aide sent by an agency.
          - CDPAP: you choose the aide, who may be a relative but not a spouse. One company chosen by the state pays the aide.
          - Managed long-term care (MLTC): a plan arranges aides, day centers, and more.
          - PACE: for ages 55 and older, one team handles both medical care and daily help.
          ## How to apply
          - Get Medicaid first. Then call the New York Independent Assessor, 1-855-222-8350. Ask for Chinese. It’s free.
          - A nurse asks which daily tasks need help. Since September 1, 2025, new applicants generally need hands-on help with at least three, or, with dementia, supervision with at least two.
          - The plan or county sets the hours. You can appeal by the date in the letter.
          ## What to ask and bring
          - Have your doctor record the illness and difficulties. Family should be there for the assessment.
          - Ask: Which languages do aides speak? What about nights? How long does it take to change aides?
          - Never give a stranger your card number or accept “sign-up cash.”
        `,
      },
    },
  },
  {
    key: 'health-care-proxy',
    category: 'elder-care',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'geriatric-medicine'],
    sources: [
      stateHealth('Health Care Proxy: Appointing Your Health Care Agent in New York State', 'publications/1430.pdf'),
      medlinePlus('Advance Directives', 'advancedirectives'),
    ],
    text: {
      'zh-Hans': {
        title: '医疗代理人和预立医嘱',
        aliases: ['医疗代理人', '预立医嘱', '生前预嘱', '要不要抢救', '医疗委托书'],
        summary: '趁清醒时，写下谁来替您做医疗决定、您想要怎样的照顾。不用律师，随时可以改。',
        body: `
          谈这件事不是不吉利，是让家人不用猜、不用吵。18岁以上的人都可以做，不只是老人。
          ## 纽约常用的文件
          - 医疗代理人（health care proxy）：您不能自己决定时，由您信任的人替您决定。
          - 预立医嘱（living will）：写下想要和不想要的治疗。
          - MOLST：病重的人和医生一起填的医嘱，急救人员照着做。
          ## 怎么做
          - 用州卫生厅的免费表格，有中文版可以对照。
          - 在两位成人面前签名；代理人不能当证人，不用公证。
          - 选一位主要的和一位候补的。先问他们愿不愿意。
          - 要不要插管喂食和输液补水，要让代理人清楚您的想法。
          ## 谈什么
          - 什么对您最重要？什么情况不想再抢救？想在哪里度过最后的日子？
          ## 之后
          - 副本给代理人、家庭医生和医院，手机存照片，不要锁在银行。
          - 结婚、离婚、生大病后再看一次。
          - 可以约家庭医生专门谈，问保险付不付，要不要口译。
        `,
      },
      'zh-Hant': {
        title: '醫療代理人和預立醫囑',
        aliases: ['醫療代理人', '預立醫囑', '生前預囑', '要不要急救', '醫療委任書', '預立醫療指示'],
        summary: '趁清醒時，寫下誰來替您做醫療決定、您想要怎樣的照顧。不用律師，隨時可以改。',
        body: `
          談這件事不是不吉利，是讓家人不用猜、不用吵。18歲以上的人都可以做，不只是長者。
          ## 紐約常用的文件
          - 醫療代理人（health care proxy）：您不能自己決定時，由您信任的人替您決定。
          - 預立醫囑（living will）：寫下想要和不想要的治療。
          - MOLST：病重的人和醫生一起填的醫囑，急救人員照著做。
          ## 怎麼做
          - 用州衛生廳的免費表格，有中文版可以對照。
          - 在兩位成人面前簽名；代理人不能當證人，不用公證。
          - 選一位主要的和一位候補的。先問他們願不願意。
          - 要不要管灌餵食和輸液補水，要讓代理人清楚您的想法。
          ## 談什麼
          - 什麼對您最重要？什麼情況不想再急救？想在哪裡度過最後的日子？
          ## 之後
          - 副本給代理人、家庭醫生和醫院，手機存照片，不要鎖在銀行。
          - 結婚、離婚、生大病後再看一次。
          - 可以約家庭醫生專門談，問保險付不付，要不要口譯。
        `,
      },
      'en-US': {
        title: 'Health care proxy and advance directives',
        aliases: ['health care proxy', 'advance directive', 'living will', 'MOLST', 'health care agent'],
        summary:
          'While your mind is clear, write down who decides for you and what care you want. No lawyer is needed, and you can change it any time.',
        body: `
          Talking about this isn’t bad luck. It saves your family from guessing and arguing. Anyone 18 or older can do it, not only older adults.
          ## Forms used in New York
          - Health care proxy: a person you trust decides when you can’t.
          - Living will: the treatments you want and don’t want.
          - MOLST: medical orders that a seriously ill person completes with a doctor. Emergency crews follow them.
          ## How to do it
          - Use the free state form. There’s a Chinese version to read alongside it.
          - Sign in front of two adults. The agent can’t be a witness. No notary is needed.
          - Choose one agent and one backup. First ask whether they’re willing.
          - Make sure the agent knows your wishes about feeding tubes and IV fluids.
          ## What to talk about
          - What matters most to you? When would you not want to be revived? Where do you want to spend your last days?
          ## Afterwards
          - Give copies to your agent, doctor, and hospital, and keep a photo on your phone. Don’t lock it away at the bank.
          - Review it after a marriage, divorce, or serious illness.
          - You can book a visit just to talk. Ask whether it’s covered and whether you need an interpreter.
        `,
      },
    },
  },
]
