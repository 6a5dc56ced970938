import { tri } from '#drizzle/seed/demo/tri.ts'
import { financialServices, glossary, lists, medicaidPage, stateHealth, term } from './shape.ts'

/** Where one may go, with whose leave, and what to do after a refusal. */
export const network = [
  term({
    slug: 'in-network',
    term: tri('网内', '網內', 'In-network'),
    aliases: lists(
      ['保险网络内', '合约医生', '收我的保险'],
      ['合約網內', '合約醫生', '收我的保險'],
      ['network provider', 'participating provider'],
    ),
    definition: tri(
      '和您的保险签了约的医生、医院或药房，自付比较少。名单会变，约诊时请报出保险公司和计划的全名再问一次。',
      '和您的保險簽了約的醫生、醫院或藥房，自付比較少。名單會變，約診時請說出保險公司和計劃的全名再問一次。',
      'Doctors, hospitals, and pharmacies that have a contract with your plan. You pay less there. Lists change, so give the insurer and full plan name and ask again when you book.',
    ),
    sources: [glossary('Network', 'network/')],
  }),
  term({
    slug: 'out-of-network',
    term: tri('网外', '網外', 'Out-of-network'),
    aliases: lists(['非合约医生', '不收我的保险'], ['非合約醫生', '不收我的保險'], ['nonparticipating provider']),
    definition: tri(
      '没有和您的保险签约的医生或医院。有些计划完全不付，有些付一部分。急诊不一样：先去最近的急诊，保险公司不能因为是网外就不付。',
      '沒有和您的保險簽約的醫生或醫院。有些計劃完全不付，有些付一部分。急診不一樣：先去最近的急診，保險公司不能因為是網外就不付。',
      'Doctors or hospitals without a contract with your plan. Some plans pay nothing there; some pay part. Emergencies are different: go to the nearest emergency room. The plan can’t refuse to pay because the hospital is out of network.',
    ),
    sources: [
      glossary('Network', 'network/'),
      financialServices('Surprise Medical Bills', 'consumers/health_insurance/surprise_medical_bills'),
    ],
  }),
  term({
    slug: 'primary-care-provider',
    term: tri('家庭医生（PCP）', '家庭醫生（PCP）', 'Primary care provider (PCP)'),
    aliases: lists(['主治医生', '基层医生'], ['主治醫生', '基層醫生'], ['PCP', 'family doctor', 'primary care doctor']),
    definition: tri(
      '平时先找的医生，管体检、小病和慢性病，需要时转给专科。很多计划要您选一位，名字印在卡上。想换医生，打卡片背面的电话。',
      '平時先找的醫生，管健檢、小病和慢性病，需要時轉給專科。很多計劃要您選一位，名字印在卡上。想換醫生，打卡片背面的電話。',
      'The doctor you see first for checkups, minor problems, and long-term conditions, who refers you to specialists when needed. Many plans ask you to choose one and print the name on your card. To change doctors, call the number on the back.',
    ),
    sources: [glossary('Primary care provider', 'primary-care-provider/')],
  }),
  term({
    slug: 'referral',
    term: tri('转诊', '轉診', 'Referral'),
    aliases: lists(['转诊单', '转介'], ['轉診單', '轉介'], ['referral slip']),
    definition: tri(
      '家庭医生同意您去看专科的单子或电子通知。有些计划没有转诊就不付。约专科前，先问要不要转诊，诊所收到了没有。',
      '家庭醫生同意您去看專科的單子或電子通知。有些計劃沒有轉診就不付。約專科前，先問要不要轉診，診所收到了沒有。',
      'Your primary care doctor’s order, on paper or online, to see a specialist. Some plans won’t pay without one. Before you book, ask whether you need one and whether the office has received it.',
    ),
    sources: [glossary('Referral', 'referral/')],
  }),
  term({
    slug: 'prior-authorization',
    term: tri('事先批准', '事先核准', 'Prior authorization'),
    aliases: lists(
      ['预先授权', '预授权', '保险批准'],
      ['預先授權', '預授權', '事前審查', '保險核准'],
      ['preauthorization', 'prior approval', 'PA'],
    ),
    definition: tri(
      '某些检查、手术或药，要保险公司先同意才付。申请由医生提交。还没批准就去做，可能要自己付钱。急症不用等批准。',
      '某些檢查、手術或藥，要保險公司先同意才付。申請由醫生送出。還沒核准就去做，可能要自己付錢。急症不用等核准。',
      'Your plan’s approval, needed before some tests, surgeries, or medicines. The doctor sends the request. Without approval, you may have to pay. In an emergency, you don’t need to wait for it.',
    ),
    sources: [glossary('Preauthorization', 'preauthorization/')],
  }),
  term({
    slug: 'hmo-ppo-epo',
    term: tri('HMO、EPO和PPO', 'HMO、EPO和PPO', 'HMO, EPO, and PPO'),
    aliases: lists(['计划种类', '保险类型'], ['計劃種類', '保險類型'], ['HMO', 'EPO', 'PPO', 'plan type']),
    definition: tri(
      '三种计划的规定不同。HMO多半只付网内，常要转诊。EPO只付网内，多半不用转诊。PPO网外也付一部分，但比较贵。卡上会写。',
      '三種計劃的規定不同。HMO多半只付網內，常要轉診。EPO只付網內，多半不用轉診。PPO網外也付一部分，但比較貴。卡上會寫。',
      'Three kinds of plans. An HMO usually pays only in network and often requires referrals. An EPO pays only in network, usually without referrals. A PPO also pays part of out-of-network care but costs more. Your card says which one you have.',
    ),
    sources: [
      glossary('Health maintenance organization (HMO)', 'health-maintenance-organization-HMO/'),
      glossary('Preferred provider organization (PPO)', 'preferred-provider-organization-PPO/'),
    ],
  }),
  term({
    slug: 'managed-care',
    term: tri('管理式计划', '管理式計劃', 'Managed care plan'),
    aliases: lists(
      ['白卡计划', '白卡的保险公司'],
      ['白卡計劃', '白卡的保險公司'],
      ['Medicaid managed care', 'MMC', 'health plan'],
    ),
    definition: tri(
      '多数有白卡的人，由一家保险公司的计划安排看病，看它名单上的医生。政府的白卡也要留着，拿药和有些项目会用到。',
      '多數有白卡的人，由一家保險公司的計劃安排看病，看它名單上的醫生。政府的白卡也要留著，拿藥和有些項目會用到。',
      'Most people with Medicaid get care through an insurance company’s plan and see doctors on its list. Keep your state card too: you’ll need it for medicines and some services.',
    ),
    sources: [stateHealth('Managed Care', 'health_care/managed_care/'), medicaidPage],
  }),
  term({
    slug: 'member-id',
    term: tri('会员号（Member ID）', '會員號碼（Member ID）', 'Member ID'),
    aliases: lists(
      ['保险号码', '卡号', 'CIN号'],
      ['保險號碼', '卡號', 'CIN號碼'],
      ['ID number', 'subscriber ID', 'CIN', 'insurance number'],
    ),
    definition: tri(
      '卡上代表您的号码，诊所用它查保险。纽约白卡的号码叫CIN，是两个字母、五个数字、一个字母。不要告诉打电话来的陌生人。',
      '卡上代表您的號碼，診所用它查保險。紐約白卡的號碼叫CIN，是兩個字母、五個數字、一個字母。不要告訴打電話來的陌生人。',
      'The number on your card that identifies you. The clinic uses it to check your coverage. On a New York Medicaid card, it’s the CIN: two letters, five digits, and one letter. Never give it to a stranger who calls.',
    ),
    sources: [
      {
        publisher: 'NYRx Medicaid Managed Care Pharmacy Information (New York State)',
        title: 'Frequently Asked Questions',
        url: 'https://mmcdruginformation.nysdoh.suny.edu/faq',
      },
    ],
  }),
  term({
    slug: 'appeal',
    term: tri('上诉（向保险申诉）', '上訴（向保險申訴）', 'Appeal'),
    aliases: lists(['申诉', '保险拒付'], ['申訴', '保險拒付'], ['internal appeal', 'denial', 'grievance']),
    definition: tri(
      '保险公司拒绝批准或付款时，要求它重新审核。拒绝信上写着期限和做法。请医生写理由，自己留副本。有白卡的人还可以要求公平听证。',
      '保險公司拒絕核准或付款時，要求它重新審核。拒絕信上寫著期限和做法。請醫生寫理由，自己留副本。有白卡的人還可以要求公平聽證。',
      'Asking the plan to review its decision after it says no. The denial letter gives the deadline and the steps. Ask your doctor to write down the reasons, and keep copies. With Medicaid, you can also ask for a fair hearing.',
    ),
    sources: [glossary('Appeal', 'appeal/'), medicaidPage],
  }),
  term({
    slug: 'external-appeal',
    term: tri('外部上诉', '外部上訴', 'External appeal'),
    aliases: lists(['外部复审', '州政府复审'], ['外部複審', '州政府複審'], ['external review', 'independent review']),
    definition: tri(
      '保险公司说“没有医疗必要”或“实验性”而拒绝，可以请州金融服务厅找独立的医生审核。一般要先走完内部上诉，收到最后的拒绝信起四个月内提出。红蓝卡另有办法。',
      '保險公司說「沒有醫療必要」或「實驗性」而拒絕，可以請州金融服務廳找獨立的醫生審核。一般要先走完內部上訴，收到最後的拒絕信起四個月內提出。紅藍卡另有辦法。',
      'When the plan says “not medically necessary” or “experimental,” the state can have independent doctors review it. You usually finish the plan’s own appeal first, then ask within four months of the final denial. Medicare has its own process.',
    ),
    sources: [financialServices('File an External Appeal', 'complaints/file_external_appeal')],
  }),
]
