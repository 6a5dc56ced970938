/** Whether a name says something in brackets, half or full width. */
export const hasBrackets = (name: string) => /[（(]/u.test(name)

/** A name as people say it: what it has in brackets, half or full width, is for a place with room. */
export const withoutBrackets = (name: string) => name.replace(/（[^）]*）|\s*\([^)]*\)/gu, '')
