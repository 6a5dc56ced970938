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
      'Doctors, hospitals and pharmacies that have a contract with your plan. You pay less there. Lists change, so give the full plan name and ask again when you book.',
    ),
    sources: [glossary('Network', 'network/')],
  }),
  term({
    slug: 'out-of-network',
    term: tri('网外', '網外', 'Out-of-network'),
    aliases: lists(['非合约医生', '不收我的保险'], ['非合約醫生', '不收我的保險'], ['nonparticipating provider']),
    definition: tri(
      '没有和您的保险签约的医生或医院。有些计划完全不付，有些付一部分。急诊不一样：先去最近的急诊，保险不能因为网外就不理。',
      '沒有和您的保險簽約的醫生或醫院。有些計劃完全不付，有些付一部分。急診不一樣：先去最近的急診，保險不能因為網外就不理。',
      'Doctors or hospitals without a contract with your plan. Some plans pay nothing there, some pay a part. Emergencies differ: go to the nearest emergency room, and the plan can’t turn you down for being out of network.',
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
      '平时先找的医生，管体检、小病和慢性病，需要时转给专科。很多计划要您选一位，名字印在卡上。想换，打卡背面的电话。',
      '平時先找的醫生，管健檢、小病和慢性病，需要時轉給專科。很多計劃要您選一位，名字印在卡上。想換，打卡背面的電話。',
      'The doctor you see first for checkups, small problems and long-term illness, who sends you on when needed. Many plans ask you to pick one and print the name on the card. To change, call the number on the back.',
    ),
    sources: [glossary('Primary care provider', 'primary-care-provider/')],
  }),
  term({
    slug: 'referral',
    term: tri('转诊', '轉診', 'Referral'),
    aliases: lists(['转诊单', '转介'], ['轉診單', '轉介'], ['referral slip']),
    definition: tri(
      '家庭医生同意您去看专科的单子或电子通知。有些计划没有转诊就不付。约专科前，先问要不要、有没有送到。',
      '家庭醫生同意您去看專科的單子或電子通知。有些計劃沒有轉診就不付。約專科前，先問要不要、有沒有送到。',
      'Your own doctor’s order, on paper or online, to see a specialist. Some plans don’t pay without it. Before you book, ask whether you need one and whether it has arrived.',
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
      '某些检查、手术或药，要保险先同意才付。由医生送申请。还没批就去做，账单可能要自己付。急症不用等批准。',
      '某些檢查、手術或藥，要保險先同意才付。由醫生送申請。還沒核准就去做，帳單可能要自己付。急症不用等核准。',
      'The plan’s approval before some tests, surgery or medicines. The doctor sends the request. Without it you may have to pay. Emergencies don’t wait for approval.',
    ),
    sources: [glossary('Preauthorization', 'preauthorization/')],
  }),
  term({
    slug: 'hmo-ppo-epo',
    term: tri('HMO、EPO和PPO', 'HMO、EPO和PPO', 'HMO, EPO and PPO'),
    aliases: lists(['计划种类', '保险类型'], ['計劃種類', '保險類型'], ['HMO', 'EPO', 'PPO', 'plan type']),
    definition: tri(
      '三种计划规矩不同。HMO多半只付网内，常要转诊。EPO只付网内，多半不用转诊。PPO网外也付一部分，但比较贵。卡上会写。',
      '三種計劃規矩不同。HMO多半只付網內，常要轉診。EPO只付網內，多半不用轉診。PPO網外也付一部分，但比較貴。卡上會寫。',
      'Three kinds of plans. An HMO mostly pays in the network only and often wants referrals. An EPO pays in the network only, mostly without referrals. A PPO also pays a part outside, but costs more. The card says which.',
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
      '多数有白卡的人，由一家保险公司的计划安排看病，用它的医生名单。政府的白卡也要留着，有些项目和拿药会用到。',
      '多數有白卡的人，由一家保險公司的計劃安排看病，用它的醫生名單。政府的白卡也要留著，有些項目和拿藥會用到。',
      'Most people with Medicaid get care through an insurance company’s plan and its list of doctors. Keep the state card too: some services and medicines use it.',
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
      '卡上认人的号码，诊所用它查保险。纽约白卡的号码叫CIN，是两个字母、五个数字、一个字母。不要告诉打电话来的陌生人。',
      '卡上認人的號碼，診所用它查保險。紐約白卡的號碼叫CIN，是兩個字母、五個數字、一個字母。不要告訴打電話來的陌生人。',
      'The number on the card that stands for you; the clinic checks coverage with it. On a New York Medicaid card it is the CIN: two letters, five digits, one letter. Never give it to a stranger who calls.',
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
      '保险拒绝批准或付款时，请它再看一次。拒绝信上写着期限和做法。请医生写理由，留副本。白卡的人还可以要求公平听证。',
      '保險拒絕核准或付款時，請它再看一次。拒絕信上寫著期限和做法。請醫生寫理由，留副本。有白卡的人還可以要求公平聽證。',
      'Asking the plan to look again after it says no. The letter gives the deadline and the steps. Ask the doctor to write why, and keep copies. With Medicaid you may also ask for a fair hearing.',
    ),
    sources: [glossary('Appeal', 'appeal/'), medicaidPage],
  }),
  term({
    slug: 'external-appeal',
    term: tri('外部上诉', '外部上訴', 'External appeal'),
    aliases: lists(['外部复审', '州政府复审'], ['外部複審', '州政府複審'], ['external review', 'independent review']),
    definition: tri(
      '保险说“没有医疗必要”或“实验性”而拒绝，可以请州金融服务厅找独立的医生来看。一般先做完内部上诉，最后拒绝信起四个月内提出。红蓝卡走另一条路。',
      '保險說「沒有醫療必要」或「實驗性」而拒絕，可以請州金融服務廳找獨立的醫生來看。一般先做完內部上訴，最後拒絕信起四個月內提出。紅藍卡走另一條路。',
      'When the plan says “not medically necessary” or “experimental,” the state can have independent doctors look at it. You usually finish the plan’s own appeal first and ask within four months of the final denial. Medicare has its own path.',
    ),
    sources: [financialServices('File an External Appeal', 'complaints/file_external_appeal')],
  }),
]
