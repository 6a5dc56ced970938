/** Fields whose words are those of other texts: the people who set them know them by these. */
const elsewhere: Readonly<Record<string, (field: string) => string>> = {
  reference: (field) => `data:fields.${field}`,
  'content.post_step': (field) => `content:steps.${field}`,
  'content.library_save': (field) => `content:kinds.${field.replaceAll('_', '-')}`,
}

/** A right that an entry names as well: by whose leave it was. */
const leave = /^(impersonation|operator)\.[a-z0-9]+$/

/**
 * Where the words of an entry's field are looked for, the first before the next. The same name may mean one thing to one module and another
 * to the next: what is said of a module goes first.
 */
export function fieldKeys(action: string, field: string): readonly string[] {
  const by = leave.exec(field)?.[1]
  if (by) return [`oversight:audit.leave.${by}`]
  const area = action.split('.', 1)[0]!
  const other = elsewhere[action] ?? elsewhere[area]
  const common = `oversight:fields.any.${field}`
  return [other ? other(field) : `oversight:fields.${area}.${field}`, common]
}
