CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"kind" text NOT NULL,
	"status" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_actor" CHECK ("order_events"."actor_kind" in ('customer', 'staff', 'link', 'system')),
	CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" ~ '^[a-z]+(-[a-z]+)*$'),
	CONSTRAINT "order_events_status" CHECK ("order_events"."status" in ('PENDING', 'PAID', 'CANCELED'))
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_written_at_index" ON "order_events" USING btree ("written_at");--> statement-breakpoint
CREATE TRIGGER "order_events_unchanged" BEFORE UPDATE ON "order_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- History goes with its order only: one that was never paid may be deleted.
CREATE FUNCTION "keep_order_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "product_orders" WHERE "id" = OLD."order_id") THEN
    RAISE EXCEPTION '% is never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_kept" BEFORE DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION "keep_order_events"();
--> statement-breakpoint
-- What an order tells of its own history: when it was placed, paid and canceled, in this order.
CREATE FUNCTION "order_history"(o "product_orders") RETURNS TABLE ("kind" text, "status" text, "at" timestamp with time zone) LANGUAGE sql STABLE AS $$
  SELECT e."kind", e."status", e."at"
  FROM (
    VALUES
      (1, 'placed', 'PENDING', o."created_at"),
      (2, 'paid', 'PAID', o."paid_at"),
      (3, CASE WHEN o."paid_at" IS NULL THEN 'dropped' ELSE 'canceled' END, 'CANCELED',
        CASE WHEN o."status" = 'CANCELED' THEN o."canceled_at" END)
  ) AS e ("place", "kind", "status", "at")
  WHERE e."at" IS NOT NULL ORDER BY e."place"
$$;
--> statement-breakpoint
-- Processes of the release before change the status and write no event, and a backup of before has none. At the end of
-- such a transaction this writes what is missing, unless the history ends where the order stands.
CREATE FUNCTION "note_order_move"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  placed "product_orders";
  told text;
BEGIN
  SELECT * INTO placed FROM "product_orders" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT "status" INTO told FROM "order_events"
  WHERE "order_id" = placed."id" AND "status" IS NOT NULL ORDER BY "id" DESC LIMIT 1;
  IF told = placed."status" THEN RETURN NULL; END IF;
  INSERT INTO "order_events" ("order_id", "at", "actor_kind", "kind", "status")
  SELECT placed."id", h."at", 'system', h."kind", h."status" FROM "order_history"(placed) AS h
  WHERE told IS NULL OR h."status" = placed."status";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "product_orders_moves" AFTER INSERT OR UPDATE OF "status" ON "product_orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_order_move"();
