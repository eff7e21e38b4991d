CREATE TABLE "order_words" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"names" text NOT NULL,
	"phone" text NOT NULL,
	"number" text NOT NULL,
	"documents" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A text as names are compared: see server/db/folded.ts, which says the same.
CREATE FUNCTION "folded_text"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(lower(replace("written", 'ß', 'ss')),
    'äàáâãåąÄÀÁÂÃÅĄçćčÇĆČèéêëęěÈÉÊËĘĚğĞìíîïıÌÍÎÏIłŁñńňÑŃŇöòóôõøőÖÒÓÔÕØŐřŘśšşŚŠŞüùúûůűÜÙÚÛŮŰýÝźżžŹŻŽ',
    'aaaaaaaaaaaaaacccccceeeeeeeeeeeeggiiiiiiiiiillnnnnnnoooooooooooooorrssssssuuuuuuuuuuuuyyzzzzzz'),
    'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;
--> statement-breakpoint
-- What an order is looked for by, as it is now.
CREATE FUNCTION "words_of"(o "product_orders") RETURNS TABLE ("order_id" bigint, "names" text, "phone" text, "number" text, "documents" text) LANGUAGE sql STABLE AS $$
  SELECT o."id",
    "folded_text"(concat_ws(' ', o."customer" ->> 'name', o."customer" ->> 'lastname', o."customer" ->> 'contact',
      o."customer" #>> '{orderedBy,name}', o."customer" #>> '{orderedBy,lastname}', o."customer" #>> '{orderedBy,contact}',
      o."customer" ->> 'email', o."address" ->> 'name', o."address" ->> 'streetName', o."address" ->> 'houseNumber',
      o."customer" #>> '{references,purchaseOrder}', o."customer" #>> '{references,costCentre}')),
    regexp_replace(coalesce(o."customer" ->> 'mobileNumber', ''), '[^0-9]', '', 'g'),
    o."public_id"::text,
    coalesce((SELECT string_agg(lower(i."code") || ' ', '') FROM "invoices" AS i WHERE i."order_id" = o."id"), '')
$$;
--> statement-breakpoint
-- Processes of the release before write orders too. Each trigger writes its own columns only: the others are somebody else's to know.
CREATE FUNCTION "note_order_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_words" ("order_id", "names", "phone", "number", "documents")
  SELECT w."order_id", w."names", w."phone", w."number", w."documents" FROM "words_of"(NEW) AS w
  ON CONFLICT ("order_id") DO UPDATE SET "names" = excluded."names", "phone" = excluded."phone";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_orders_words" AFTER INSERT OR UPDATE OF "customer", "address" ON "product_orders" FOR EACH ROW EXECUTE FUNCTION "note_order_words"();
--> statement-breakpoint
CREATE FUNCTION "note_order_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_words" ("order_id", "names", "phone", "number", "documents")
  SELECT w."order_id", w."names", w."phone", w."number", w."documents"
  FROM "product_orders" AS o, "words_of"(o) AS w WHERE o."id" = NEW."order_id"
  ON CONFLICT ("order_id") DO UPDATE SET "documents" = excluded."documents";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_words" AFTER INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "note_order_documents"();
