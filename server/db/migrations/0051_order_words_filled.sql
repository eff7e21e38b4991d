-- Of the orders there were before. Words are reckoned first, which holds nothing, and written last, so that who changes one of
-- these orders waits for a moment; what a trigger has written meanwhile is newer and stays.
INSERT INTO "order_words" ("order_id", "names", "phone", "number", "documents")
SELECT * FROM (
  SELECT w."order_id", w."names", w."phone", w."number", w."documents" FROM "product_orders" AS o, "words_of"(o) AS w OFFSET 0
) AS reckoned ORDER BY "order_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
ANALYZE "order_words";
