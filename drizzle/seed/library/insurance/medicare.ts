import { tri } from '#drizzle/seed/demo/tri.ts'
import { joinPlan, lists, medicareGov, startMedicare, stateHealth, term } from './shape.ts'

const parts = medicareGov('Parts of Medicare', 'basics/get-started-with-medicare/medicare-basics/parts-of-medicare')

/** The federal insurance for elders, its parts, and what helps to pay for it. */
export const medicare = [
  term({
    slug: 'medicare',
    term: tri('红蓝卡（Medicare）', '紅藍卡（Medicare）', 'Medicare'),
    aliases: lists(
      ['联邦医疗保险', '老人医疗保险', '红兰卡'],
      ['聯邦醫療保險', '老人醫療保險', '聯邦醫保'],
      ['red, white and blue card', 'Original Medicare'],
    ),
    definition: tri(
      '联邦政府给65岁以上的人、部分残障人士和末期肾病病人的保险，不看收入。有绿卡的人一般要连续住满五年，身份规定近年有变，先问社会安全局1-800-772-1213。',
      '聯邦政府給65歲以上的人、部分身心障礙人士和末期腎病病人的保險，不看收入。有綠卡的人一般要連續住滿五年，身分規定近年有變，先問社會安全局1-800-772-1213。',
      'Federal insurance for people 65 and older, some people with disabilities, and people with end-stage kidney disease, whatever their income. Green card holders generally must have lived here five years in a row. Immigration rules have changed, so ask Social Security, 1-800-772-1213.',
    ),
    sources: [startMedicare, parts],
  }),
  term({
    slug: 'medicare-part-a',
    term: tri('红蓝卡A部分（住院）', '紅藍卡A部分（住院）', 'Medicare Part A'),
    aliases: lists(['A部分', '住院保险'], ['A部分', '住院保險'], ['Part A', 'hospital insurance']),
    definition: tri(
      '支付住院、短期住护理院、部分居家护理和安宁疗护的费用。自己或配偶工作纳税满十年左右，一般不用付保费。住院时仍要自付一部分。',
      '支付住院、短期住護理院、部分居家護理和安寧療護的費用。自己或配偶工作納稅滿十年左右，一般不用付保費。住院時仍要自付一部分。',
      'Pays for hospital stays, short stays in a nursing facility, some home health care, and hospice. There’s usually no premium if you or your spouse worked and paid taxes for about ten years. You still pay part of the cost of a stay.',
    ),
    sources: [medicareGov('Costs', 'basics/costs/medicare-costs'), parts],
  }),
  term({
    slug: 'medicare-part-b',
    term: tri('红蓝卡B部分（门诊）', '紅藍卡B部分（門診）', 'Medicare Part B'),
    aliases: lists(['B部分', '门诊保险'], ['B部分', '門診保險'], ['Part B', 'medical insurance']),
    definition: tri(
      '支付看医生、门诊、化验和医疗器材的费用。每月有保费，金额每年公布。该报名时不报，又没有在职的公司保险，以后保费可能一直加收。',
      '支付看醫生、門診、檢驗和醫療器材的費用。每月有保費，金額每年公布。該報名時不報，又沒有在職的公司保險，以後保費可能一直加收。',
      'Pays for doctor visits, outpatient care, lab tests, and equipment. There’s a monthly premium, set each year. If you sign up late and had no insurance from a current job, you may pay more for as long as you have Part B.',
    ),
    sources: [medicareGov('Avoid late enrollment penalties', 'basics/costs/medicare-costs/avoid-penalties'), parts],
  }),
  term({
    slug: 'medicare-advantage',
    term: tri('优势计划（C部分）', '優勢計劃（C部分）', 'Medicare Advantage (Part C)'),
    aliases: lists(
      ['C部分', '红蓝卡优势计划', '联邦医保优势计划'],
      ['C部分', '紅藍卡優勢計劃', '聯邦醫保優勢計劃'],
      ['Part C', 'MA plan', 'Medicare HMO'],
    ),
    definition: tri(
      '由私人保险公司提供A和B部分，多数也包药，常另加牙科、眼镜等福利。通常要用网内医生，有的要转诊和事先批准。B部分的保费还是要付。',
      '由私人保險公司提供A和B部分，多數也包藥，常另加牙科、眼鏡等福利。通常要用網內醫生，有的要轉診和事先核准。B部分的保費還是要付。',
      'A private plan that gives you Parts A and B, usually with drug coverage and often with dental or vision extras. You usually see doctors in its network, and some plans require referrals and prior authorization. You still pay the Part B premium.',
    ),
    sources: [joinPlan, parts],
  }),
  term({
    slug: 'medicare-part-d',
    term: tri('D部分（处方药）', 'D部分（處方藥）', 'Medicare Part D'),
    aliases: lists(['药物计划', '药卡'], ['藥物計劃', '藥卡'], ['Part D', 'drug plan', 'PDP']),
    definition: tri(
      '红蓝卡的处方药保险，由私人公司办，可以单独买，也可能已在优势计划里。每年药单会变，秋天要再查自己的药。太晚加入可能加收保费。',
      '紅藍卡的處方藥保險，由私人公司辦，可以單獨買，也可能已在優勢計劃裡。每年藥單會變，秋天要再查自己的藥。太晚加入可能加收保費。',
      'Medicare’s prescription drug coverage, sold by private companies. You can buy it alone, or it may be part of an Advantage plan. Drug lists change each year, so check your medicines every fall. Joining late can raise your premium.',
    ),
    sources: [joinPlan, medicareGov('Avoid late enrollment penalties', 'basics/costs/medicare-costs/avoid-penalties')],
  }),
  term({
    slug: 'medigap',
    term: tri('补充保险（Medigap）', '補充保險（Medigap）', 'Medigap'),
    aliases: lists(['红蓝卡补充险', '补差保险'], ['紅藍卡補充險', '補差保險'], ['Medicare Supplement']),
    definition: tri(
      '私人公司卖的保险，补A和B部分里要您自付的费用。不能和优势计划一起用。纽约州全年都可以买，保险公司不能因为您有病就不卖，但原有的病可能要等几个月才开始付。',
      '私人公司賣的保險，補A和B部分裡要您自付的費用。不能和優勢計劃一起用。紐約州全年都可以買，保險公司不能因為您有病就不賣，但原有的病可能要等幾個月才開始給付。',
      'Private insurance that helps pay your share of Part A and Part B costs. It doesn’t work with an Advantage plan. In New York, you can buy it any time of year and can’t be turned down because of your health, but a condition you already have may not be covered for the first few months.',
    ),
    sources: [
      medicareGov('Learn what Medigap covers', 'health-drug-plans/medigap'),
      {
        publisher: 'NY Health Access (New York Legal Assistance Group)',
        title: 'Medigap (Medicare Supplemental) Policies and Rates in New York State',
        url: 'https://www.wnylc.com/health/entry/35/',
      },
    ],
  }),
  term({
    slug: 'dual-eligible',
    term: tri('红蓝白卡（双重资格）', '紅藍白卡（雙重資格）', 'Dual eligible'),
    aliases: lists(
      ['双卡', '红蓝卡加白卡', '两张卡都有'],
      ['雙卡', '紅藍卡加白卡', '兩張卡都有'],
      ['dual', 'D-SNP', 'Medicare and Medicaid'],
    ),
    definition: tri(
      '同时有红蓝卡和白卡。红蓝卡先付，白卡再付一部分，多数人看病几乎不用自付。也可以选两样合一的计划。看诊时带上所有的卡。',
      '同時有紅藍卡和白卡。紅藍卡先付，白卡再付一部分，多數人看病幾乎不用自付。也可以選兩樣合一的計劃。看診時帶上所有的卡。',
      'Having both Medicare and Medicaid. Medicare pays first, then Medicaid pays part of the rest, and most people pay little or nothing. Some plans combine the two. Bring all your cards to every visit.',
    ),
    sources: [
      stateHealth('Integrated Care Plans for Dual Eligible New Yorkers', 'health_care/medicaid/redesign/duals/'),
      medicareGov('Medicaid', 'basics/costs/help/medicaid'),
    ],
  }),
  term({
    slug: 'extra-help',
    term: tri('药费补助（Extra Help）', '藥費補助（Extra Help）', 'Extra Help'),
    aliases: lists(['低收入药费补贴'], ['低收入藥費補貼'], ['low-income subsidy', 'LIS']),
    definition: tri(
      '联邦政府帮收入和存款有限的人付D部分的保费和药费。有白卡或保费补助的人自动享有。其他人向社会安全局申请：1-800-772-1213。',
      '聯邦政府幫收入和存款有限的人付D部分的保費和藥費。有白卡或保費補助的人自動享有。其他人向社會安全局申請：1-800-772-1213。',
      'Federal help with Part D premiums and drug costs for people with limited income and savings. You get it automatically if you have Medicaid or a Medicare Savings Program. Others apply through Social Security, 1-800-772-1213.',
    ),
    sources: [medicareGov('Help with drug costs', 'basics/costs/help/drug-costs')],
  }),
  term({
    slug: 'medicare-savings-program',
    term: tri(
      '保费补助（Medicare Savings Program）',
      '保費補助（Medicare Savings Program）',
      'Medicare Savings Program',
    ),
    aliases: lists(
      ['红蓝卡保费补助', 'MSP补助'],
      ['紅藍卡保費補助', 'MSP補助'],
      ['MSP', 'QMB', 'help with Part B premium'],
    ),
    definition: tri(
      '州政府替收入有限的人付红蓝卡B部分的保费，有的还付看病时要自付的部分。纽约州不看存款。收入标准每年变，在纽约市向HRA申请：1-888-692-6116。',
      '州政府替收入有限的人付紅藍卡B部分的保費，有的還付看病時要自付的部分。紐約州不看存款。收入標準每年變，在紐約市向HRA申請：1-888-692-6116。',
      'The state pays the Part B premium for people with limited income and, for some, their share of visit costs too. New York doesn’t count savings. Income limits change each year. In New York City, apply through HRA, 1-888-692-6116.',
    ),
    sources: [
      medicareGov('Medicare Savings Programs', 'basics/costs/help/medicare-savings-programs'),
      stateHealth(
        'Medicare Savings Program',
        'health_care/medicaid/program/update/savingsprogram/medicaresavingsprogram.htm',
      ),
    ],
  }),
  term({
    slug: 'epic',
    term: tri('老人药费计划（EPIC）', '長者藥費計劃（EPIC）', 'EPIC'),
    aliases: lists(
      ['EPIC药卡', '纽约老人药费补助'],
      ['EPIC藥卡', '紐約長者藥費補助'],
      ['Elderly Pharmaceutical Insurance Coverage'],
    ),
    definition: tri(
      '纽约州帮65岁以上、有D部分、没有全额白卡的居民付药费，有收入上限。全年都可以申请：1-800-332-3742。',
      '紐約州幫65歲以上、有D部分、沒有全額白卡的居民付藥費，有收入上限。全年都可以申請：1-800-332-3742。',
      'A New York program that helps pay drug costs for residents 65 and older who have Part D, don’t have full Medicaid, and are under an income limit. Apply any time: 1-800-332-3742.',
    ),
    sources: [stateHealth('Elderly Pharmaceutical Insurance Coverage (EPIC) Program', 'health_care/epic/')],
  }),
]
