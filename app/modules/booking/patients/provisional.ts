/** How the hash of somebody begins of whom only a name is known: no keyed hash has a colon. */
const prefix = 'provisional:'

/** Under what a provisional person is kept: their own row and no other. */
export const provisionalHash = (id: string) => `${prefix}${id}`

/** Whether too little is known of somebody to know them again. */
export function isProvisional({ matchHash }: Readonly<{ matchHash: string }>): boolean {
  return matchHash.startsWith(prefix)
}
