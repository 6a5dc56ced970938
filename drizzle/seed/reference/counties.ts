/**
 * Counties as neighborhoods and plans name them. New Jersey's carry their state, because New York has an Essex too
 * and Middlesex is common.
 */
export const newYorkCity = ['New York', 'Queens', 'Kings', 'Bronx', 'Richmond'] as const
export const downstate = [...newYorkCity, 'Nassau', 'Westchester'] as const
export const northernJersey = ['Bergen NJ', 'Essex NJ', 'Hudson NJ', 'Mercer NJ', 'Middlesex NJ', 'Morris NJ'] as const
export const everyCounty = [...downstate, ...northernJersey] as const

export type County = (typeof everyCounty)[number]
