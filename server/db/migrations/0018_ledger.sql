CREATE TABLE "money" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"charge_id" bigint,
	"asked_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "money_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "money_kind" CHECK ("money"."kind" in ('CHARGE', 'REFUND', 'DISPUTE', 'TRANSFER')),
	CONSTRAINT "money_state" CHECK ("money"."state" in ('ASKED', 'DONE', 'FAILED')),
	CONSTRAINT "money_amount" CHECK ("money"."amount" <> 0 and ("money"."kind" = 'TRANSFER' or ("money"."amount" > 0) = ("money"."kind" = 'CHARGE'))),
	CONSTRAINT "money_charge" CHECK (("money"."kind" in ('REFUND', 'DISPUTE')) = ("money"."charge_id" is not null)),
	CONSTRAINT "money_closed" CHECK (("money"."state" = 'ASKED') = ("money"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"url" text,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_sessions_state" CHECK ("payment_sessions"."state" in ('OPEN', 'UNDER_WAY', 'PAID', 'ENDED')),
	CONSTRAINT "payment_sessions_attempt" CHECK ("payment_sessions"."attempt" >= 1),
	CONSTRAINT "payment_sessions_url" CHECK ("payment_sessions"."state" = 'OPEN' or "payment_sessions"."url" is null),
	CONSTRAINT "payment_sessions_closed" CHECK (("payment_sessions"."state" in ('OPEN', 'UNDER_WAY')) = ("payment_sessions"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "money" ADD CONSTRAINT "money_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money" ADD CONSTRAINT "money_charge_id_money_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."money"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_order_id_index" ON "money" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_charge_id_index" ON "money" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "payment_sessions_order_id_index" ON "payment_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_sessions_open" ON "payment_sessions" USING btree ("order_id") WHERE "payment_sessions"."state" in ('OPEN', 'UNDER_WAY');--> statement-breakpoint
-- A movement stays what it is: what was asked for may still change its amount, what was done only turn out to have failed.
CREATE TRIGGER "money_unchanged" BEFORE UPDATE ON "money" FOR EACH ROW
WHEN (
  (OLD."order_id", OLD."kind", OLD."charge_id", OLD."asked_at") IS DISTINCT FROM (NEW."order_id", NEW."kind", NEW."charge_id", NEW."asked_at")
  OR (OLD."state" <> 'ASKED' AND OLD."amount" <> NEW."amount")
  OR (OLD."provider_id" IS NOT NULL AND OLD."provider_id" IS DISTINCT FROM NEW."provider_id")
)
EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "money_kept" BEFORE DELETE ON "money" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- What goes back of a charge is never more than came in. Whoever writes it holds the row of the order.
CREATE FUNCTION "refuse_refunds_above_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (
    SELECT sum("amount") FROM "money"
    WHERE "id" = NEW."charge_id" OR ("charge_id" = NEW."charge_id" AND "kind" = 'REFUND' AND "state" <> 'FAILED')
  ) < 0 THEN
    RAISE EXCEPTION 'refunds above charge % of order %', NEW."charge_id", NEW."order_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "money_refunds" AFTER INSERT OR UPDATE ON "money" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW."kind" = 'REFUND' AND NEW."state" <> 'FAILED') EXECUTE FUNCTION "refuse_refunds_above_charge"();
