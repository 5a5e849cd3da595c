/** Blog posts of this category are listed on the downloads page. */
export const careGuideCategory = 'Care guide'
