/** Tuesday, 2026-10-20 10:00 in New York: the clock of the acceptance stories, at which every test begins. */
export const storyTime = Date.parse('2026-10-20T14:00:00Z')
