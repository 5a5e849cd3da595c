/** What a block of a page has where the seed says nothing. */
export const emptyBlock = { title: '', text: '', image: '', person: '', post: '', items: [] }
