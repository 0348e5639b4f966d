/** `/news/{newsId}/{catId}` of WEB-1. */
export const newsPath = ({ Id, CategoryId }: { Id: number; CategoryId: number }): string => `/news/${Id}/${CategoryId}`;
