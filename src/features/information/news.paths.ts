/** `/news/{newsId}/{catId}` of specification section 2. */
export const newsPath = ({ Id, CategoryId }: { Id: number; CategoryId: number }): string => `/news/${Id}/${CategoryId}`;
