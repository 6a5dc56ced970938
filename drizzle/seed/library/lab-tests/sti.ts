import { tri } from '#drizzle/seed/demo/tri.ts'
import type { LabTestEntry } from '#drizzle/seed/library/entry.ts'
import { cdc, labTest, lists, uspstf } from './shape.ts'

const cdcHiv = cdc('hiv/testing/index.html', 'Getting Tested for HIV')
const screening = cdc(
  'std/treatment-guidelines/screening-recommendations.htm',
  'Screening Recommendations and Considerations Referenced in Treatment Guidelines',
)

/** HIV windows are the ranges that CDC publishes; the others are usual ranges, each with its note. */
export const sti: LabTestEntry[] = [
  labTest({
    slug: 'hiv-antigen-antibody',
    category: 'sti',
    name: tri(
      'HIV抗原/抗体（抽血，第四代）',
      'HIV抗原/抗體（抽血，第四代）',
      'HIV antigen/antibody, lab (4th generation)',
    ),
    aliases: lists(['艾滋病检查', '四代HIV'], ['愛滋病檢查', '四代HIV'], ['HIV test', 'HIV combo', '4th gen HIV']),
    specimen: 'vein',
    days: [1, 3],
    loinc: '56888-1',
    meaning: tri(
      '最常用的HIV检查。阳性会自动加做确认检查。CDC建议13至64岁的人一生至少查一次，风险较高的人每年或更常查。HIV现在可以用药控制；测不到病毒时，不会通过性接触传给别人。',
      '最常用的HIV檢查。陽性會自動加做確認檢查。CDC建議13至64歲的人一生至少查一次，風險較高的人每年或更常查。HIV現在可以用藥控制；測不到病毒時，不會透過性接觸傳給別人。',
      'The most common HIV test; a positive result is automatically confirmed with a second test. CDC advises everyone aged 13 to 64 to be tested at least once, and people at higher risk every year or more often. Medicine can control HIV, and people whose virus is undetectable don’t pass it on through sex.',
    ),
    window: {
      concerns: ['hiv'],
      earliestDay: 18,
      conclusiveDay: 45,
      note: tri(
        '适用于没有用PEP或PrEP的人。用过的人，医生会另外安排时间。',
        '適用於沒有用PEP或PrEP的人。用過的人，醫生會另外安排時間。',
        'For people who took no PEP or PrEP. If you did, your clinician will set other dates.',
      ),
    },
    sources: [cdcHiv, uspstf('human-immunodeficiency-virus-hiv-infection-screening', 'HIV Infection: Screening')],
  }),
  labTest({
    slug: 'hiv-rapid',
    category: 'sti',
    name: tri('HIV快速检查（指尖血）', 'HIV快速檢查（指尖血）', 'HIV rapid antigen/antibody (finger stick)'),
    aliases: lists(['快检'], ['快篩'], ['rapid HIV test']),
    specimen: 'finger',
    days: [0, 0],
    meaning: tri(
      '约20至30分钟就有结果，社区中心常免费做。阳性要抽血确认；刚接触不久，抽血检查更早查得到。',
      '約20至30分鐘就有結果，社區中心常免費做。陽性要抽血確認；剛接觸不久，抽血檢查更早查得到。',
      'Results in about 20 to 30 minutes, often free at community sites. A positive result needs a blood draw to confirm; soon after exposure, a lab test finds HIV earlier.',
    ),
    window: {
      concerns: ['hiv'],
      earliestDay: 18,
      conclusiveDay: 90,
      note: tri(
        '指尖血比抽血晚一些才准。',
        '指尖血比抽血晚一些才準。',
        'A finger stick becomes reliable later than a lab draw.',
      ),
    },
    sources: [cdcHiv],
  }),
  labTest({
    slug: 'hiv-self-test',
    category: 'sti',
    name: tri('HIV抗体检查和自我检测', 'HIV抗體檢查和自我檢測', 'HIV antibody test and self-test'),
    aliases: lists(['在家测HIV', '口腔拭子'], ['在家驗HIV', '自我篩檢'], ['home HIV test', 'oral HIV test']),
    specimen: 'fingerOrOral',
    preparation: tri(
      '按说明书做。口腔检测前15至30分钟不吃不喝、不刷牙。',
      '依照說明書做。口腔檢測前15至30分鐘不吃不喝、不刷牙。',
      'Follow the instructions. For an oral test, don’t eat, drink, or brush your teeth for 15 to 30 minutes before.',
    ),
    days: [0, 1],
    meaning: tri(
      '可以在家做，纽约有免费寄送的项目。阳性不是最后结论，请尽快去诊所确认；阴性要看是不是已经过了空窗期。',
      '可以在家做，紐約有免費寄送的計劃。陽性不是最後結論，請儘快去診所確認；陰性要看是不是已經過了空窗期。',
      'You can do it at home, and New York has programs that mail kits free. A positive result isn’t final; confirm it at a clinic soon. A negative result counts only after the window period.',
    ),
    window: {
      concerns: ['hiv'],
      earliestDay: 23,
      conclusiveDay: 90,
      note: tri(
        '口腔拭子比血液晚一些才准。',
        '口腔拭子比血液晚一些才準。',
        'An oral swab becomes reliable later than blood.',
      ),
    },
    sources: [cdcHiv],
  }),
  labTest({
    slug: 'hiv-rna',
    category: 'sti',
    name: tri('HIV病毒RNA（核酸）', 'HIV病毒RNA（核酸）', 'HIV RNA (NAT)'),
    aliases: lists(['HIV核酸', 'HIV病毒量'], ['HIV核酸', 'HIV病毒量'], ['HIV NAT', 'HIV PCR', 'viral load']),
    specimen: 'vein',
    days: [2, 5],
    meaning: tri(
      '直接找病毒，是最早查得到的HIV检查。较贵，一般用在风险高的接触、有早期症状，或其他结果不清楚时。',
      '直接找病毒，是最早查得到的HIV檢查。較貴，一般用在風險高的接觸、有早期症狀，或其他結果不清楚時。',
      'Looks for the virus itself and finds HIV the earliest. It costs more, so it’s used after a higher-risk exposure, with early symptoms, or when other results are unclear.',
    ),
    window: {
      concerns: ['hiv'],
      earliestDay: 10,
      conclusiveDay: 33,
      note: tri(
        '阴性以后，通常还要再做一次抗原/抗体检查来确认。',
        '陰性以後，通常還要再做一次抗原/抗體檢查來確認。',
        'After a negative result, an antigen/antibody test is usually done later to confirm.',
      ),
    },
    sources: [cdcHiv],
  }),
  labTest({
    slug: 'chlamydia-gonorrhea-naat',
    category: 'sti',
    name: tri('衣原体和淋病（核酸）', '披衣菌和淋病（核酸）', 'Chlamydia and gonorrhea (NAAT)'),
    aliases: lists(['沙眼衣原体', '淋球菌'], ['衣原體', '淋球菌'], ['CT/GC', 'chlamydia test', 'gonorrhea test']),
    specimen: 'bySite',
    preparation: 'noUrination',
    days: [1, 4],
    loinc: '36902-5',
    meaning: tri(
      '这两种感染常没有症状，但可以治。接触过哪里就查哪里，只验小便会漏掉咽喉和肛门。CDC建议未满25岁、有性生活的女性每年查；和男性有性接触的男性至少每年查，风险高的每3至6个月查。治好后3个月要再查一次。',
      '這兩種感染常沒有症狀，但可以治療。接觸過哪裡就查哪裡，只驗尿會漏掉喉嚨和肛門。CDC建議未滿25歲、有性生活的女性每年查；和男性有性接觸的男性至少每年查，風險高的每3至6個月查。治療後3個月要再查一次。',
      'Both often cause no symptoms but can be treated. Each place of contact is tested; urine alone misses the throat and rectum. CDC advises yearly tests for sexually active women under 25, and at least yearly for men who have sex with men (every 3 to 6 months at higher risk). Test again 3 months after treatment.',
    ),
    window: {
      concerns: ['chlamydia', 'gonorrhea'],
      earliestDay: 7,
      conclusiveDay: 14,
      note: tri(
        '大约1周查得到，2周较可靠。有分泌物、疼痛或伴侣已确诊，不用等，马上看医生。',
        '大約1週查得到，2週較可靠。有分泌物、疼痛或伴侶已確診，不用等，馬上看醫生。',
        'Found after about 1 week, more reliable at 2. If you have discharge or pain, or a partner has it, don’t wait: see a doctor now.',
      ),
    },
    sources: [
      screening,
      cdc('std/treatment-guidelines/chlamydia.htm', 'Chlamydial Infections'),
      cdc('std/treatment-guidelines/gonorrhea.htm', 'Gonococcal Infections'),
    ],
  }),
  labTest({
    slug: 'syphilis',
    category: 'sti',
    name: tri('梅毒（特异抗体加RPR）', '梅毒（特異抗體加RPR）', 'Syphilis (treponemal antibody and RPR)'),
    aliases: lists(['TPPA', 'RPR', '梅毒抗体'], ['TPPA', 'RPR', 'VDRL'], ['RPR', 'VDRL', 'treponemal test']),
    specimen: 'vein',
    days: [1, 4],
    loinc: '24110-9',
    meaning: tri(
      '两种抗体一起看，才分得出是现在感染还是以前治过。治过的人，特异抗体可能终身阳性，请带治疗证明。怀孕一定要查，以免传给宝宝。',
      '兩種抗體一起看，才分得出是現在感染還是以前治療過。治療過的人，特異抗體可能終身陽性，請帶治療證明。懷孕一定要查，以免傳給寶寶。',
      'Two antibody tests together tell a current infection from one that was treated before. After treatment, one may stay positive for life, so bring proof of treatment. Always get tested in pregnancy, to protect the baby.',
    ),
    window: {
      concerns: ['syphilis'],
      earliestDay: 21,
      conclusiveDay: 90,
      note: tri(
        '一般3至6周转阳。出现不痛的溃疡或手脚皮疹，不用等，马上看医生。',
        '一般3至6週轉陽。出現不痛的潰瘍或手腳皮疹，不用等，馬上看醫生。',
        'Usually turns positive at 3 to 6 weeks. If you have a sore that doesn’t hurt or a rash on your hands or feet, don’t wait: see a doctor now.',
      ),
    },
    sources: [cdc('std/treatment-guidelines/syphilis.htm', 'Syphilis'), screening],
  }),
  labTest({
    slug: 'trichomonas-naat',
    category: 'sti',
    name: tri('滴虫（核酸）', '滴蟲（核酸）', 'Trichomonas (NAAT)'),
    aliases: lists(['阴道毛滴虫'], ['陰道滴蟲'], ['trich', 'trichomoniasis']),
    specimen: 'urineOrVagina',
    preparation: 'noUrination',
    days: [1, 4],
    meaning: tri(
      '很常见、可以治，女性可能有白带异味或痒，男性多半没感觉。伴侣要一起治，女性治疗后3个月内再查。',
      '很常見、可以治療，女性可能有分泌物異味或癢，男性多半沒感覺。伴侶要一起治療，女性治療後3個月內再查。',
      'Very common and treatable. Women may have discharge, odor, or itching; most men feel nothing. Partners need treatment too, and women are tested again within 3 months.',
    ),
    window: {
      concerns: ['trichomonas'],
      earliestDay: 7,
      conclusiveDay: 28,
      note: tri(
        '大约1周查得到，4周较可靠。',
        '大約1週查得到，4週較可靠。',
        'Found after about 1 week, more reliable at 4 weeks.',
      ),
    },
    sources: [cdc('std/treatment-guidelines/trichomoniasis.htm', 'Trichomoniasis')],
  }),
  labTest({
    slug: 'herpes-igg',
    category: 'sti',
    name: tri('单纯疱疹分型抗体（HSV IgG）', '單純皰疹分型抗體（HSV IgG）', 'Herpes type-specific antibody (HSV IgG)'),
    aliases: lists(
      ['生殖器疱疹', 'HSV-1', 'HSV-2'],
      ['生殖器皰疹', 'HSV-1', 'HSV-2'],
      ['HSV-1', 'HSV-2', 'genital herpes'],
    ),
    specimen: 'vein',
    days: [1, 4],
    meaning: tri(
      '看有没有感染过1型或2型疱疹，分不出部位和时间，假阳性也不少。USPSTF不建议没有症状的人筛查。有水疱或破口时，直接取样比验血更有用。',
      '看有沒有感染過1型或2型皰疹，分不出部位和時間，假陽性也不少。USPSTF不建議沒有症狀的人篩檢。有水皰或破口時，直接採樣比驗血更有用。',
      'Shows past infection with type 1 or 2, but not where or when, and false positives are common. USPSTF advises against screening people without symptoms. If you have a blister or sore, a swab is more useful than a blood test.',
    ),
    closing: 'screening',
    window: {
      concerns: ['herpes'],
      earliestDay: 28,
      conclusiveDay: 112,
      note: tri(
        '抗体要12至16周才稳定。不是常规筛查项目。',
        '抗體要12至16週才穩定。不是例行篩檢項目。',
        'Antibodies take 12 to 16 weeks to become reliable. This isn’t a routine screening test.',
      ),
    },
    sources: [
      cdc('std/treatment-guidelines/herpes.htm', 'Genital Herpes'),
      uspstf('genital-herpes-screening', 'Genital Herpes Infection: Serologic Screening'),
    ],
  }),
  labTest({
    slug: 'mpox-swab',
    category: 'sti',
    name: tri('猴痘（皮疹拭子）', '猴痘（皮疹拭子）', 'Mpox (swab of a sore)'),
    aliases: lists(['mpox'], ['mpox', 'M痘'], ['monkeypox', 'mpox PCR']),
    specimen: 'lesion',
    preparation: tri(
      '不要挤破或涂药。去之前先打电话，盖好皮疹、戴口罩。',
      '不要擠破或塗藥。去之前先打電話，蓋好皮疹、戴口罩。',
      'Don’t squeeze it or put cream on it. Call before you go, cover the rash, and wear a mask.',
    ),
    days: [1, 4],
    loinc: '100383-9',
    meaning: tri(
      '从皮疹或水疱上取样，直接找病毒。没有皮疹就不用查，也没有可用的验血。接触过的人可以尽快问医生要不要打疫苗。',
      '從皮疹或水皰上採樣，直接找病毒。沒有皮疹就不用查，也沒有可用的驗血。接觸過的人可以儘快問醫生要不要打疫苗。',
      'A swab of the rash or blister is checked for the virus. Without a rash there’s nothing to test, and there’s no useful blood test. If you were exposed, ask soon about the vaccine.',
    ),
    window: {
      concerns: ['mpox'],
      earliestDay: 3,
      conclusiveDay: 21,
      note: tri(
        '只有出现皮疹时才能查。接触后3至21天内留意；21天没有症状，就不用查。',
        '只有出現皮疹時才能查。接觸後3至21天內留意；21天沒有症狀，就不用查。',
        'Only a rash can be tested. Watch from day 3 to day 21 after contact; with no symptoms by day 21, no test is needed.',
      ),
    },
    sources: [cdc('mpox/index.html', 'Mpox')],
  }),
]
