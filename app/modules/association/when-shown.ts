/** What `read` finds where a part of the page is shown, else nothing. */
export async function whenShown<Row>(isShown: boolean, read: () => Promise<Row[]>): Promise<Row[]> {
  return isShown ? read() : []
}
