/** What a text may say of somebody's health, by the languages of the product. */
const patterns = {
  patient: [
    /\b\d{3}-\d{2}-\d{4}\b/,
    /\b(?:MRN|medical record (?:number|no\.?)|date of birth|DOB)\b/i,
    /病[历歷](?:号|號)|病人姓名|患者姓名|身份[证證](?:号|號)|出生日期/,
  ],
  health: [
    /\b(?:diagnosed with|test results?|lab results?|prescri(?:bed|ption)|HIV|hepatitis|chemotherapy|your (?:condition|treatment))\b/i,
    /确诊|確診|诊断为|診斷為|化[验驗](?:结果|結果)|检[查验](?:结果|報告)|檢[查驗](?:結果|報告)|处方|處方|艾滋|愛滋|乙肝|癌症患者|您的病/,
  ],
} as const

export type TextWarning = Readonly<{ kind: keyof typeof patterns | 'claim'; words: string }>

/** Words that look like data of a patient or about somebody's health; whoever sends them should look twice. */
export function findSensitiveWords(text: string): TextWarning[] {
  return (['patient', 'health'] as const).flatMap((kind) =>
    patterns[kind].flatMap((pattern) => {
      const words = pattern.exec(text)?.[0]
      return words === undefined ? [] : [{ kind, words }]
    }),
  )
}
