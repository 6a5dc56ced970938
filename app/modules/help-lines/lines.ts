/** The topics in the order in which they are shown when a text tells several. */
export const helpTopics = ['suicide', 'violence', 'emergency', 'poison'] as const
export type HelpTopic = (typeof helpTopics)[number]

/** A number to be tapped; `key` names its words. */
export type HelpNumber = { key: 'lifeline' | 'city' | 'nation' | 'emergency' | 'poison'; phone: string; shown: string }

/**
 * The numbers of each topic, read on 2026-11-22: the 988 Lifeline (samhsa.gov/mental-health/988; interpreters by telephone, messages in
 * English and Spanish), New York City's domestic violence hotline (nyc.gov/nychope), the National Domestic Violence Hotline
 * (thehotline.org), Poison Help (poisonhelp.hrsa.gov).
 */
export const helpNumbers: Readonly<Record<HelpTopic, readonly HelpNumber[]>> = {
  suicide: [{ key: 'lifeline', phone: '988', shown: '988' }],
  violence: [
    { key: 'city', phone: '+18006214673', shown: '1-800-621-4673' },
    { key: 'nation', phone: '+18007997233', shown: '1-800-799-7233' },
  ],
  emergency: [{ key: 'emergency', phone: '911', shown: '911' }],
  poison: [{ key: 'poison', phone: '+18002221222', shown: '1-800-222-1222' }],
}
